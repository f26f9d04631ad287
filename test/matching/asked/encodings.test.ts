// Counts the right matches for every name with an accent in ten broken encodings, in a full run only.
import { describe, expect, it } from 'vitest';
import { familyOf } from '../../query-options/families.js';
import { sharedService } from '../../system/shared-service.js';
import { isFull } from '../../system/size.js';

const departments = new Map(familyOf('Department').rows.map(({ id, name }) => [id, String(name)]));
const accented = familyOf('City').rows.filter(
  ({ name, daneCode }) => daneCode !== null && /[áéíóúñü]/i.test(String(name)),
);

const ACCENTED = /[áéíóúñü]/gi;
const read = (encoding: string, text: string) => new TextDecoder(encoding).decode(Buffer.from(text));
const latin1 = (text: string) => Buffer.from(text).toString('latin1');

const encodings: Readonly<Record<string, (text: string) => string>> = {
  'UTF-8 as Latin-1': latin1,
  'UTF-8 as Windows-1252': (text) => read('windows-1252', text),
  'UTF-8 as Latin-1, twice': (text) => latin1(latin1(text)),
  'UTF-8 as Mac Roman': (text) => read('macintosh', text),
  'Latin-1 as UTF-8': (text) => new TextDecoder().decode(Buffer.from(text, 'latin1')),
  'a question mark': (text) => text.replace(ACCENTED, '?'),
  'two question marks': (text) => text.replace(ACCENTED, '??'),
  'a decomposed accent': (text) => text.normalize('NFD'),
  'a number of HTML': (text) => text.replace(ACCENTED, (letter) => `&#${letter.codePointAt(0)};`),
  'a lost letter': (text) => text.replace(ACCENTED, ''),
};

/** The number of right names with their department, and without it. It may only rise. */
const LEAST: Readonly<Record<string, readonly [within: number, alone: number]>> = {
  'UTF-8 as Latin-1': [391, 346],
  'UTF-8 as Windows-1252': [391, 346],
  'UTF-8 as Latin-1, twice': [391, 346],
  'UTF-8 as Mac Roman': [391, 346],
  'Latin-1 as UTF-8': [390, 340],
  'a question mark': [390, 340],
  'two question marks': [384, 330],
  'a decomposed accent': [391, 346],
  'a number of HTML': [391, 346],
  'a lost letter': [327, 183],
};
const MOST_WRONG = 0;

describe.runIf(isFull)('an accented name', () => {
  it.each(Object.entries(encodings))('is recognised after %s', async (name, broken) => {
    const [within, alone] = [await codes(true), await codes(false)];
    const right = [within, alone].map(
      (each) => each.filter((code, at) => code === accented[at]?.daneCode).length,
    );
    const wrong = [...within, ...alone].filter(
      (code, at) => code !== null && code !== accented[at % accented.length]?.daneCode,
    );
    console.log(`${name}: ${right.join(' and ')} of ${accented.length}, ${wrong.length} wrong`);
    expect(right[0]).toBeGreaterThanOrEqual(LEAST[name]?.[0] as number);
    expect(right[1]).toBeGreaterThanOrEqual(LEAST[name]?.[1] as number);
    expect(wrong.length).toBeLessThanOrEqual(MOST_WRONG);

    async function codes(isWithin: boolean): Promise<readonly (string | null)[]> {
      const rows = accented.map((city) => ({
        municipio: broken(String(city.name)),
        ...(isWithin && { departamento: broken(String(departments.get(city.departmentId as number))) }),
      }));
      const response = await fetch(`${(await sharedService()).address}/api/v1/match`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ rows }),
      });
      const answered = (await response.json()) as {
        readonly rows: readonly { readonly status: string; readonly daneCode: string | null }[];
      };
      return answered.rows.map(({ status, daneCode }) => (status === 'matched' ? daneCode : null));
    }
  });
});
