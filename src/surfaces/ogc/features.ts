// The features of a collection: the records that a request selects, as GeoJSON with links to the next ones.
import type { Engine } from '../../engine/answers/engine.js';
import { areaGeometry } from '../../engine/boundaries/topo-json.js';
import type { Catalog, Ordinal } from '../../engine/catalog/catalog.js';
import { formatNamed } from '../../engine/formats/index.js';
import type { RecordsWriter } from '../../engine/formats/output-format.js';
import { areasOf } from '../../engine/geo/areas.js';
import type { ModelFamily, ModelShape, Row } from '../../engine/model/model.js';
import { isOnRecords, type Operation } from '../../engine/operations/operation.js';
import { readNamed } from '../../engine/operations/request/read-arguments.js';
import { messages } from '../../engine/problems/messages.js';
import { badParameters, type Refused } from '../../engine/problems/problem.js';
import { runPlan } from '../../engine/query/run-plan.js';
import { recordWriter } from '../../engine/render/record-writer.js';
import type { YieldingWork } from '../../engine/scheduling/yielding-work.js';
import type { Localized } from '../../engine/text/localized.js';
import { manifestOf, type ShownFamily } from '../../site/manifest/manifest.js';
import { type boxAround, boxesOf, meets, PRECISION } from './boxes.js';

/** Families with a place or a border; the one record of a family is a collection too. */
export const collectionsOf = (engine: Engine): readonly ShownFamily[] =>
  manifestOf(engine).families.filter(
    ({ family: { boundary, coordinates, file } }) =>
      file !== undefined && (boundary ?? coordinates) !== undefined,
  );

export const USUAL_LIMIT = 100;
/** Borders are large. */
export const mostFeatures = ({ boundary }: ModelFamily): number => (boundary === undefined ? 2000 : 500);

type Box = NonNullable<ReturnType<typeof boxAround>>;

interface FeatureQuery {
  readonly limit: number;
  readonly offset: number;
  readonly boxes: readonly Box[] | undefined;
  readonly filters: Readonly<Record<string, readonly string[]>>;
}

export const FORM = 'f';
export const FORMS: readonly string[] = ['json', 'geojson'];
const OWN_PARAMETERS = ['limit', 'offset', 'bbox', 'datetime', FORM];
const DATETIME = String.raw`\d{4}-\d\d-\d\d(T\d\d:\d\d:\d\d(\.\d+)?(Z|[+-]\d\d:\d\d))?`;
const TIME = new RegExp(String.raw`^(${DATETIME}|(\.\.|${DATETIME})?/(\.\.|${DATETIME})?)$`, 'i');

/** Unlike elsewhere, an unknown parameter is an error, because the standard requires it. */
export function readFeatureQuery(family: ModelFamily, values: URLSearchParams): FeatureQuery | Refused {
  const wrong = (parameter: string, message: Localized, allowed?: readonly string[]): Refused => ({
    problem: badParameters([
      { parameter, value: values.get(parameter), message, ...(allowed && { allowed }) },
    ]),
  });
  const fields = family.fields.map(({ name }) => name);
  for (const name of values.keys()) {
    if (OWN_PARAMETERS.includes(name) && values.getAll(name).length > 1)
      return wrong(name, { en: `${name} is given twice.`, es: `${name} está dos veces.` });
    if (!OWN_PARAMETERS.includes(name) && !fields.includes(name.split('[', 1)[0] as string))
      return wrong(name, messages.unknownParameter(name.slice(0, 100), undefined), [
        ...OWN_PARAMETERS,
        ...fields,
      ]);
  }
  if (!FORMS.includes(values.get(FORM) ?? 'json'))
    return wrong(FORM, { en: 'f must be json or geojson.', es: 'f debe ser json o geojson.' }, FORMS);
  const whole = (name: string, least: number, usual: number) => {
    const given = values.get(name);
    if (given === null || given === '') return usual;
    return /^\d{1,9}$/.test(given) && Number(given) >= least ? Number(given) : undefined;
  };
  const [limit, offset] = [whole('limit', 1, USUAL_LIMIT), whole('offset', 0, 0)];
  if (limit === undefined)
    return wrong('limit', {
      en: `limit must be an integer from 1; more than ${mostFeatures(family)} means ${mostFeatures(family)}.`,
      es: `limit debe ser un entero desde 1; más de ${mostFeatures(family)} significa ${mostFeatures(family)}.`,
    });
  if (offset === undefined)
    return wrong('offset', {
      en: 'offset must be an integer from 0: the number of features to skip.',
      es: 'offset debe ser un entero desde 0: el número de elementos que se omiten.',
    });
  const time = values.get('datetime') ?? '';
  if (time !== '' && !TIME.test(time))
    return wrong('datetime', {
      en: 'datetime must be a date, a time with its zone, or an interval of them, such as 2026-01-01/..; features have no time, so it selects all of them.',
      es: 'datetime debe ser una fecha, una hora con su zona o un intervalo, como 2026-01-01/..; los elementos no tienen tiempo, así que los selecciona todos.',
    });
  const bbox = values.get('bbox') ?? '';
  const boxes = bbox === '' ? undefined : boxesIn(bbox);
  if (boxes === 'wrong') return wrong('bbox', messages.notBox('bbox', bbox.slice(0, 100)));
  const filters = [...new Set(values.keys())].filter((name) => !OWN_PARAMETERS.includes(name));
  return {
    limit: Math.min(limit, mostFeatures(family)),
    offset,
    boxes,
    filters: Object.fromEntries(filters.map((name) => [name, values.getAll(name)])),
  };
}

/** Two boxes if it crosses the antimeridian. Of six numbers, the third and the sixth are heights. */
function boxesIn(text: string): readonly Box[] | 'wrong' {
  const numbers = text.split(',').map((each) => (each.trim() === '' ? Number.NaN : Number(each)));
  const sides = numbers.length === 6 ? numbers.filter((_, at) => at % 3 !== 2) : numbers;
  if (sides.length !== 4 || !numbers.every(Number.isFinite)) return 'wrong';
  const [west, south, east, north] = sides as [number, number, number, number];
  const isOnEarth = Math.abs(west) <= 180 && Math.abs(east) <= 180 && south >= -90 && north <= 90;
  if (!isOnEarth || south > north) return 'wrong';
  return west <= east
    ? [[west, south, east, north]]
    : [
        [west, south, 180, north],
        [-180, south, east, north],
      ];
}

/** In the order of their ids. */
export function* selected(
  { catalog }: Engine,
  { family, operations: { list, one } }: ShownFamily,
  { boxes, filters }: FeatureQuery,
): YieldingWork<readonly Ordinal[] | Refused> {
  const operation = (list ?? one) as Operation;
  if (!isOnRecords(operation)) throw new Error(`${operation.id} returns no records.`);
  const read = readNamed(operation, { ...filters, fields: 'id' });
  if ('problem' in read) return read;
  const found = runPlan(catalog, operation.plan(read.arguments));
  const ordinals = found.found === 'records' ? Array.from(found.ordinals) : [];
  if (boxes === undefined) return ordinals;
  const known = yield* boxesOf(catalog, family);
  const areas = family.boundary && areasOf(catalog, family, PRECISION);
  const kept: Ordinal[] = [];
  for (const ordinal of ordinals) {
    const around = known[ordinal];
    if (around === undefined) continue;
    const polygons = () => {
      const drawn = areas && areaGeometry(areas.arcs, areas.polygons(ordinal));
      return drawn ? (drawn.type === 'Polygon' ? [drawn.coordinates] : drawn.coordinates) : [];
    };
    if (areas !== undefined && ordinal % AREAS_IN_A_STEP === 0) yield;
    if (boxes.some((box) => meets(box, around, polygons))) kept.push(ordinal);
  }
  return kept;
}

const AREAS_IN_A_STEP = 20;
const CHARACTERS_IN_A_STEP = 50_000;

/** Writes features with the members of the whole before them. */
export function* writeFeatures(
  catalog: Catalog,
  family: ModelFamily,
  ordinals: readonly Ordinal[],
  members: Readonly<Record<string, unknown>>,
): YieldingWork<string> {
  const { open, record, separator, close } = yield* writerOf(catalog, family, ordinals);
  const pieces = [`{${JSON.stringify(members).slice(1, -1)},${open.slice(1)}`];
  let written = 0;
  for (const index of ordinals.keys()) {
    const text = record(index);
    pieces.push(index === 0 ? text : separator + text);
    written += text.length;
    if (written < CHARACTERS_IN_A_STEP) continue;
    written = 0;
    yield;
  }
  return pieces.join('') + close;
}

/** A single feature has the same members, and links. */
export function* writeFeature(
  catalog: Catalog,
  family: ModelFamily,
  ordinal: Ordinal,
  links: readonly object[],
): YieldingWork<string> {
  const { record } = yield* writerOf(catalog, family, [ordinal]);
  return `{"links":${JSON.stringify(links)},${record(0).slice(1)}`;
}

/** Every field of the family, under its own name. */
function* writerOf(
  catalog: Catalog,
  family: ModelFamily,
  ordinals: readonly Ordinal[],
): YieldingWork<RecordsWriter> {
  if (family.boundary !== undefined) yield* catalog.prepareArcs(family.boundary, PRECISION);
  const shape: ModelShape = { name: 'feature', family, fields: family.fields, choices: [] };
  const { rows } = catalog.table(family);
  const { write } = recordWriter(catalog);
  const writer = formatNamed('geojson').writer({
    catalog,
    shape,
    result: 'list',
    ordinals: Int32Array.from(ordinals),
    row: (index) => rows[ordinals[index] as number] as Row,
    text: (index) => write(shape, ordinals[index] as number),
    ends: undefined,
    columns: undefined,
    geometry: family.boundary === undefined ? 'point' : 'boundary',
  });
  return writer as RecordsWriter;
}
