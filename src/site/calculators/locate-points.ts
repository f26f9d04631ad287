// The page that locates points, with the areas that contain each, the nearest area, or the error.
import type { RowOutcome } from '../../engine/answers/engine.js';
import type { Row } from '../../engine/model/model.js';
import { nameOf } from '../../engine/model/read-row.js';
import { isWrong, MOST_ROWS } from '../../engine/operations/batch-operation.js';
import { LATITUDES, LONGITUDES } from '../../engine/operations/kinds/places/locate-all.js';
import { readAngle, splitPair } from '../../engine/operations/values/point.js';
import { mapInSteps, runToEnd, type YieldingWork } from '../../engine/scheduling/yielding-work.js';
import { fold } from '../../engine/text/fold.js';
import { type LocateOperations, manifestOf, type ShownFamily } from '../manifest/manifest.js';
import { calculatorAddresses } from '../shell/addresses.js';
import { partsOfCalculator } from '../shell/family-parts.js';
import { html } from '../shell/html.js';
import { recordAddress } from '../shell/record-links.js';
import { type Batch, type BatchOutcome, type OutcomeRow, outcomeMap } from './batch-page.js';
import type { CalculatorInput } from './calculator-layout.js';
import { cellsOf, delimiterOf } from './delimited.js';
import {
  examplePoints,
  givenColumns,
  LINES_IN_A_STEP,
  pastedRows,
  rowsInAStep,
  tooWide,
} from './pasted-rows.js';
import { calculatorStrings } from './strings.js';

/** Two numbers of a line, as decimal degrees, or as angles in degrees, minutes and seconds. */
type ReadPoint =
  /** If letters mark the latitude, it comes first. */
  | { readonly pair: readonly [string, string]; readonly isMarked?: true }
  /** `right` is the probable reading, if known. */
  | { readonly unclear: 'no pair' }
  | { readonly unclear: 'decimal commas'; readonly right: string };

const NUMBER = /^[-+]?\d+([.,]\d+)?$/;
const withPoint = (text: string) => text.replace(',', '.');

/** If tabs, semicolons or spaces separate the numbers, a comma inside them is a decimal one. */
export function readPointLine(line: string, delimiter: string | undefined): ReadPoint {
  const read = readNumbers(line, delimiter);
  return 'unclear' in read ? (readAngles(line) ?? read) : read;
}

function readNumbers(line: string, delimiter: string | undefined): ReadPoint {
  const plain = line.trim().replace(/^[([]+|[)\]]+$/g, '');
  if (delimiter !== undefined && plain.includes(delimiter))
    return pairOf(cellsOf(plain, delimiter).filter(isNumber));
  for (const between of [/\s*,\s+/, /\s+/]) {
    const parts = plain.split(between);
    if (parts.length === 2 && parts.every(isNumber)) return pairOf(parts);
  }
  const parts = plain.split(/\s*,\s*/);
  if (parts.length === 4 && parts.every((part) => /^[-+]?\d+$/.test(part)))
    return { unclear: 'decimal commas', right: `${parts[0]}.${parts[1]}, ${parts[2]}.${parts[3]}` };
  return pairOf(parts);
}

function readAngles(line: string): ReadPoint | undefined {
  const [first, second] = (splitPair(line) ?? []).map(readAngle);
  if (first === undefined || second === undefined) return undefined;
  const axes = [first.axis, second.axis];
  if (axes[0] !== undefined && axes[0] === axes[1]) return undefined;
  const isSwapped = axes[0] === 'longitude' || axes[1] === 'latitude';
  const [one, other] = isSwapped ? [second, first] : [first, second];
  const pair = [String(one.degrees), String(other.degrees)] as const;
  return axes.some((axis) => axis !== undefined) ? { pair, isMarked: true } : { pair };
}

const isNumber = (text: string) => NUMBER.test(text);

function pairOf(parts: readonly string[]): ReadPoint {
  const [one, other, ...rest] = parts;
  if (one === undefined || other === undefined || rest.length > 0) return { unclear: 'no pair' };
  return isNumber(one) && isNumber(other)
    ? { pair: [withPoint(one), withPoint(other)] }
    : { unclear: 'no pair' };
}

const LONGITUDE_FIRST = 'lonlat';
const POINT_STATUSES = ['found', 'outside', 'wrong'] as const;

interface PointTable {
  readonly header: readonly string[];
  readonly rows: readonly PointRow[];
  readonly width: number;
}

interface PointRow {
  readonly text: string;
  readonly cells: readonly string[];
  readonly read: ReadPoint;
}

export function* locateBatch(input: CalculatorInput, tool: LocateOperations): YieldingWork<Batch> {
  const { engine, site, values } = input;
  const { batch, areas } = tool;
  const words = calculatorStrings[site.language].locate;
  const pasted = yield* pastedRows(input, () => examplePoints(engine.catalog, tool));
  const isLongitudeFirst = values.get('order') === LONGITUDE_FIRST || values.get('swap') !== null;
  const table = yield* pointTable(pasted.lines, pasted.before === 0);
  const wrong = [...pasted.wrong, ...tooWide(site, table.width, table.rows.length)];
  const titles = areas.map(({ family }) => family.title[site.language].toLowerCase());
  return {
    address: calculatorAddresses.locate,
    title: site.strings.titles.locate,
    lead: words.about(titles.join(', ')),
    label: words.label,
    hint: words.hint,
    submit: words.submit,
    option: {
      name: 'order',
      label: words.order,
      values: [
        { value: '', label: words.latitudeFirst, isChosen: !isLongitudeFirst },
        { value: LONGITUDE_FIRST, label: words.longitudeFirst, isChosen: isLongitudeFirst },
      ],
    },
    text: pasted.text,
    most: MOST_ROWS,
    wrong,
    outcome:
      table.rows.length === 0 || wrong.length > 0
        ? undefined
        : yield* outcomeOf(input, tool, table, isLongitudeFirst, pasted.before),
    request: { method: 'POST', path: batch.path, operation: batch.id },
    parts: partsOfCalculator(site, manifestOf(engine), 'locate'),
  };
}

/** A heading decides which column has the latitude. */
function* pointTable(lines: readonly string[], mayHaveHeader: boolean): YieldingWork<PointTable> {
  const delimiter = delimiterOf(lines);
  const split = (line: string) => cellsOf(line, delimiter ?? (line.includes(',') ? ',' : undefined));
  const first = lines[0] === undefined ? [] : split(lines[0]);
  const placeOf = (names: readonly string[]) => first.findIndex((cell) => names.includes(fold(cell).trim()));
  const [latitude, longitude] = [placeOf(LATITUDES), placeOf(LONGITUDES)];
  const hasHeader = mayHaveHeader && latitude >= 0 && longitude >= 0;
  const rows = yield* mapInSteps(hasHeader ? lines.slice(1) : lines, LINES_IN_A_STEP, (text): PointRow => {
    const cells = split(text);
    if (!hasHeader) {
      const read = readPointLine(text, delimiter);
      const isPair = 'pair' in read && cells.length <= 2;
      return { text, read, cells: isPair ? read.pair : delimiter === undefined ? [text] : cells };
    }
    const pair = [cells[latitude] ?? '', cells[longitude] ?? ''];
    return { text, cells, read: readPointLine(pair.join(delimiter ?? ', '), delimiter) };
  });
  return {
    header: hasHeader ? first : [],
    rows,
    width: Math.max(0, ...rows.map(({ cells }) => cells.length)),
  };
}

function* outcomeOf(
  { engine, site }: CalculatorInput,
  { batch, areas }: LocateOperations,
  table: PointTable,
  isLongitudeFirst: boolean,
  before: number,
): YieldingWork<BatchOutcome> {
  const { language, number } = site;
  const words = calculatorStrings[site.language].locate;
  const { catalog } = engine;
  const hasHeader = table.header.length > 0;
  const points = table.rows.map(({ read }): Row => {
    if (!('pair' in read)) return {};
    const isReversed = isLongitudeFirst && !hasHeader && read.isMarked !== true;
    const [latitude, longitude] = isReversed ? [...read.pair].reverse() : read.pair;
    return { lat: latitude, lon: longitude };
  });
  const answer = yield* engine.answeringRows(batch, language);
  const answered = yield* answer(points, (each) => each);
  const map = yield* outcomeMap(engine);
  const rows = yield* mapInSteps(answered, rowsInAStep(table.width + areas.length), rowShown);
  const areSwapped = yield* mapInSteps(
    answered,
    batch.rowsInAStep,
    ({ given, error }) => error !== null && isSwapped(given),
  );
  const swapped = areSwapped.filter(Boolean).length;
  const pair = isLongitudeFirst ? [words.longitude, words.latitude] : [words.latitude, words.longitude];
  return {
    read: isLongitudeFirst ? LONGITUDE_FIRST : '',
    columns: [
      calculatorStrings[site.language].batch.row,
      ...(hasHeader || table.width > 2
        ? givenColumns(site, table.header, table.width)
        : pair.slice(0, table.width)),
      ...areas.flatMap((area) => [
        nounOf(area),
        ...codeOf(area).map((code) => `${labelOf(area, code)} (${nounOf(area).toLowerCase()})`),
      ]),
      calculatorStrings[site.language].batch.note,
    ],
    rows,
    counts: POINT_STATUSES.map((status) => ({
      status,
      label: words[status],
      rows: rows.filter((row) => row.status === status).length,
    })),
    advice:
      swapped === 0 || isLongitudeFirst
        ? undefined
        : html`<p class="advice">${swapped === 1 ? words.swappedOne : words.swapped(number(swapped))} <button class="button quiet" type="submit" name="swap" value="yes">${words.swap}</button></p>`,
    map,
  };

  function isSwapped({ lat, lon }: Row): boolean {
    const found = runToEnd(batch.answer(catalog, { lat: lon, lon: lat }));
    return (
      lat !== undefined && !isWrong(found) && areas[0] !== undefined && found[areas[0].family.name] !== null
    );
  }

  function rowShown({ given, found, error }: RowOutcome, index: number): OutcomeRow {
    const { text, cells, read } = table.rows[index] as PointRow;
    const isInside = found !== undefined && areas[0] !== undefined && found[areas[0].family.name] !== null;
    return {
      status: found === undefined ? 'wrong' : isInside ? 'found' : 'outside',
      cells: [
        { text: String(before + index + 1) },
        ...Array.from({ length: table.width }, (_, column) => ({ text: cells[column] ?? '' })),
        ...areas.flatMap((area) => areaCells(area, found?.[area.family.name] as Row | null | undefined)),
        { text: remark() },
      ],
      choice: undefined,
      // A point in another country would be outside the picture.
      at: isInside ? map?.at({ latitude: Number(given.lat), longitude: Number(given.lon) }) : undefined,
    };

    function remark(): string {
      if ('unclear' in read)
        return read.unclear === 'decimal commas'
          ? words.decimalCommas(text.trim(), read.right)
          : words.noPair(text.trim());
      if (error !== null) return error;
      const nearest = found?.nearest as Row | null | undefined;
      const [area] = areas;
      if (!nearest || area === undefined) return '';
      const there = nearest[area.family.name] as Row;
      return words.nearest(nameOf(area.family, there), number(nearest.distanceKm as number));
    }
  }

  function areaCells(area: ShownFamily, located: Row | null | undefined): OutcomeRow['cells'] {
    const { rows, ordinal } = catalog.table(area.family);
    const row = located ? rows[ordinal(located.id as number) ?? -1] : undefined;
    return [
      row === undefined
        ? { text: '' }
        : { text: nameOf(area.family, row), address: recordAddress(area, row) },
      ...codeOf(area).map((code) => ({ text: String(located?.[code] ?? '') })),
    ];
  }

  function nounOf({ family }: ShownFamily): string {
    return family.noun.start[language];
  }

  function labelOf({ fields }: ShownFamily, code: string): string {
    return fields.find(({ field }) => field.name === code)?.label[language] ?? code;
  }
}

/** Its most common code. */
const codeOf = ({ family }: ShownFamily): readonly string[] => family.identifiers.slice(0, 1);
