// The page that locates points: the areas that contain each, or the nearest one, or the error.

import type { AnsweredRow } from '../../engine/answers/engine.js';
import type { Row } from '../../engine/model/model.js';
import { nameOf } from '../../engine/model/name-of.js';
import { isWrong, MOST_ROWS } from '../../engine/operations/batch-operation.js';
import { LATITUDES, LONGITUDES } from '../../engine/operations/kinds/locate-all.js';
import { mapInSteps, runToEnd, type YieldingWork } from '../../engine/scheduling/yielding-work.js';
import { fold } from '../../engine/text/fold.js';
import type { LocateOperations, ShownFamily } from '../manifest/manifest.js';
import { manifestOf } from '../manifest/manifest-of.js';
import { calculatorAddresses } from '../shell/calculator-addresses.js';
import { recordAddress } from '../shell/data-addresses.js';
import { toolParts } from '../shell/family-parts.js';
import { html } from '../shell/html.js';
import type { Batch, BatchOutcome, OutcomeRow } from './batch-page.js';
import type { CalculatorInput } from './calculator-layout.js';
import { outcomeMap } from './outcome-map.js';
import { cellsOf, delimiterOf } from './pasted-lines.js';
import {
  examplePoints,
  givenColumns,
  LINES_IN_A_STEP,
  pastedRows,
  rowsInAStep,
  tooWide,
} from './pasted-rows.js';
import { type ReadPoint, readPoint } from './read-point.js';
import { calculatorStrings } from './strings.js';

const LONGITUDE_FIRST = 'lonlat';
const STATUSES = ['found', 'outside', 'wrong'] as const;

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
    parts: toolParts(site, manifestOf(engine), 'locate'),
  };
}

/** A heading decides which column is which. */
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
      const read = readPoint(text, delimiter);
      const isPair = 'pair' in read && cells.length <= 2;
      return { text, read, cells: isPair ? read.pair : delimiter === undefined ? [text] : cells };
    }
    const pair = [cells[latitude] ?? '', cells[longitude] ?? ''];
    return { text, cells, read: readPoint(pair.join(delimiter ?? ', '), delimiter) };
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
    counts: STATUSES.map((status) => ({
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

  function rowShown({ given, found, error }: AnsweredRow, index: number): OutcomeRow {
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
