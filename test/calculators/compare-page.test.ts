// The page that compares two places shows the figures of the API, names a guess as a guess, and asks for nothing else.
import { describe, expect, it } from 'vitest';
import { sharedService } from '../system/shared-service.js';

const { address: origin } = await sharedService();

const open = async (query: Record<string, string>, page = '/en/tools/compare') =>
  (await fetch(`${origin}${page}?${new URLSearchParams(query)}`)).text();
const ask = async (path: string) =>
  (await (await fetch(`${origin}/api/v1/${path}`)).json()) as Record<string, unknown>;

interface PopulationRow {
  readonly year: number;
  readonly total: number;
}

describe.each([
  ['departments', 'Department', ['05', '76']],
  ['municipalities', 'City', ['05001', '76001']],
] as const)('two %s', (_, record, texts) => {
  it('have the figures of each year, and those of their records', async () => {
    const text = await open({ one: texts[0], other: texts[1] });
    const lines = JSON.parse((/data-points="([^"]*)"/.exec(text)?.[1] ?? '').replaceAll('&quot;', '"'));
    for (const [index, code] of texts.entries()) {
      const [{ id }] = (await ask(`${record}?daneCode=${code}`)) as unknown as [{ id: number }];
      const rows = (await ask(`${record}/${id}/population`)) as unknown as readonly PopulationRow[];
      expect(lines[index].map(([, , year, value]: number[]) => [year, value])).toEqual(
        rows.map(({ year, total }) => [year, total]),
      );
      const { population } = await ask(`${record}/${id}`);
      expect(text).toContain(Number(population).toLocaleString('en'));
    }
    // Each release is a piece of its line.
    expect(text.match(/<polyline/g)?.length).toBeGreaterThan(2);
    expect(text).toContain('inhabitants per km²');
  });

  it('are found again by the texts in the form', async () => {
    const text = await open({ one: texts[0], other: texts[1] });
    const [one = '', other = ''] = [...text.matchAll(/type="search" value="([^"]*)"/g)].flatMap(
      ([, given]) => given ?? [],
    );
    const again = await open({ one, other });
    expect(again).toContain('data-points');
    expect(/<h2 id="outcome">.*<\/h2>/.exec(again)?.[0]).toBe(/<h2 id="outcome">.*<\/h2>/.exec(text)?.[0]);
  });
});

it('names the other places of the same name', async () => {
  const text = await open({ one: 'armenia', other: 'pereira' });
  expect(text).toMatch(
    /Several places are called Armenia. This is Armenia, .*Quind.o; the others are Armenia, .*Antioquia/,
  );
});

it('refuses a name that only resembles one, and keeps what was typed', async () => {
  const text = await open({ one: 'Cali', other: 'wakanda' });
  expect(text).toMatch(/role="alert".*No place is called “wakanda”/s);
  expect(text).toContain('value="wakanda"');
  expect(text).not.toContain('data-points');
});

it('has examples if nothing is asked, and a link from each chart', async () => {
  const [, example = ''] = /href="([^"]*compare\?one=[^"]*)"/.exec(await open({})) ?? [];
  expect(await (await fetch(origin + example.replaceAll('&amp;', '&'))).text()).toContain('data-points');
  const record = await (await fetch(`${origin}/es/datos/departamentos/antioquia-2`)).text();
  expect(record).toContain('/es/herramientas/comparar?one=05"');
});
