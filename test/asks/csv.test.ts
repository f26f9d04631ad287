// Every CSV parses back to the records it came from, and nothing in it is run as a formula.
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { differences } from '../contract/portray.js';
import { seed } from '../contract/seed.js';
import { type Drawn, draw } from './draw.js';
import { type AskedFamily, everyFamily, familyOf } from './families.js';
import { type AskedOperation, operationsOf, withQuery } from './operations.js';
import { picksOf } from './picks.js';
import { type CsvKind, isDangerous, readCsv, readSheet, typeAt } from './read-csv.js';
import { useService } from './service.js';

const service = useService();
const kinds: readonly CsvKind[] = ['csv', 'csv-excel'];
const BOM = '\uFEFF';

/** The fields that a path stands for: itself, or every one where it ends with `all`. */
function spelledOut(family: AskedFamily, path: string): readonly string[] {
  const [name, ...rest] = path.split('.') as [string, ...string[]];
  if (name === 'all') return family.fields.map((field) => field.name);
  const relation = family.relations.find((one) => one.name === name);
  if (relation === undefined) return [name];
  return spelledOut(familyOf(relation.target), rest.join('.')).map((inner) => `${name}.${inner}`);
}

/** A nested record under dotted names, one for each name that was asked for. */
function flattened(drawn: Drawn, columns: readonly string[]): Record<string, unknown> {
  const at = (path: string) =>
    path.split('.').reduce<unknown>((value, name) => (value as Drawn | null)?.[name] ?? null, drawn);
  return Object.fromEntries(columns.map((column) => [column, at(column)]));
}

async function expectSheet(
  family: AskedFamily,
  { path, shown }: AskedOperation,
  kind: CsvKind,
  fields: readonly string[] | undefined,
): Promise<void> {
  const query = `format=${kind}${fields === undefined ? '' : `&fields=${fields.join()}`}`;
  const text = await service.text(withQuery(path, query), kind);
  expect(text.startsWith(BOM)).toBe(kind === 'csv-excel');
  expect(text.endsWith('\r\n')).toBe(true);
  const asked = [...new Set((fields ?? ['all']).flatMap((path) => spelledOut(family, path)))];
  const { columns, lines } = readSheet(text, kind);
  expect(columns.toSorted()).toEqual(asked.toSorted());
  if (fields === undefined) expect(columns).toEqual(asked);
  const expected = shown.map((row) => flattened(draw(family, row, { fields: asked }), columns));
  expect(differences(readCsv(family, text, kind), expected)).toEqual([]);
  const isNumber = columns.map((column) => ['integer', 'number'].includes(typeAt(family, column)));
  const dangerous = lines.flatMap((cells) =>
    cells.filter((cell, index) => !isNumber[index] && isDangerous(cell, kind)),
  );
  expect(dangerous.slice(0, 3)).toEqual([]);
}

/** Names that fit into cells: fields, and fields of what is reached by relations to one record. */
function isFlat(family: AskedFamily, path: string): boolean {
  const [name, ...rest] = path.split('.') as [string, ...string[]];
  const relation = [...family.relations, ...family.lists].find((one) => one.name === name);
  if (relation === undefined) return true;
  return relation.to === 'one' && rest.length > 0 && isFlat(familyOf(relation.target), rest.join('.'));
}

describe.each(everyFamily)('$record', (family) => {
  it.each(operationsOf(family))('$kind $path', async (operation) => {
    for (const kind of kinds) {
      await expectSheet(family, operation, kind, undefined);
      const picks = picksOf(family)
        .map((paths) => paths.filter((path) => isFlat(family, path)))
        .filter((paths) => paths.length > 0);
      for (const fields of fc.sample(picks, { seed, numRuns: 2 }))
        await expectSheet(family, operation, kind, fields);
    }
  });
});

it('columns come in the declared order, relations after the fields', async () => {
  const path =
    '/api/v1/Airport?format=csv&fields=city.name,department.name,elevation,name,id,city.department.name';
  const [first] = (await service.text(path, 'csv')).split('\r\n');
  expect(first).toBe('id,name,elevation,department.name,city.name,city.department.name');
});

it('codes are plain digits in CSV, and stay texts in a spreadsheet', async () => {
  const path = '/api/v1/City?daneCode=05001&fields=daneCode,departmentId,latitude&format=';
  const plain = readSheet(await service.text(`${path}csv`, 'csv'), 'csv');
  expect(plain.columns).toEqual(['departmentId', 'daneCode', 'latitude']);
  expect(plain.lines).toEqual([['2', '05001', '6.246631']]);
  const excel = readSheet(await service.text(`${path}csv-excel`, 'csv-excel'), 'csv-excel');
  expect(excel).toEqual({ ...plain, lines: [['2', '="05001"', '6,246631']] });
});

it('an empty list is its header alone', async () => {
  expect(await service.text('/api/v1/Region?id=999&format=csv', 'csv')).toBe('id,name,description\r\n');
});

it.each([
  ['Department?format=csv&fields=id,cities.name', 'cities'],
  ['Department?format=csv-excel&expand=cities', 'cities'],
  ['City?format=csv&fields=department.maps.name', 'maps'],
])('%s does not fit into cells', async (path, name) => {
  const [error] = await service.refused(`/api/v1/${path}`);
  expect(error?.message).toContain(name);
});
