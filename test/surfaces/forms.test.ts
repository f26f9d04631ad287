// One URL with several formats. Clients get the accepted format, cached or not, and shared caches store only JSON.
import { describe, expect, it } from 'vitest';
import { sharedService } from '../system/shared-service.js';

const { address: origin } = await sharedService();

async function get(path: string, accept?: string) {
  const answer = await fetch(`${origin}/api/v1/${path}`, { headers: accept === undefined ? {} : { accept } });
  const { status, headers } = answer;
  const type = headers.get('content-type')?.split(';', 1)[0];
  const [vary, stored] = [headers.get('vary'), headers.get('cache-control') !== 'no-store'];
  return { status, type, vary, stored, etag: headers.get('etag'), text: await answer.text() };
}

const forms: readonly (readonly [accept: string, type: string])[] = [
  ['application/json', 'application/json'],
  ['text/csv', 'text/csv'],
  ['application/x-ndjson', 'application/x-ndjson'],
  ['application/geo+json', 'application/geo+json'],
];

describe.each([
  'Airport/1',
  'Airport?fields=id,name&format=',
  'Airport/search/dorado',
  'Airport/pagedList?Page=1&PageSize=2',
])('%s', (path) => {
  it('is returned in the accepted format, however often and in whatever order it is requested', async () => {
    for (const round of [forms, forms.toReversed(), forms]) {
      for (const [accept, type] of round) {
        const answer = await get(path, accept);
        expect([accept, answer.status, answer.type]).toEqual([accept, 200, type]);
        expect(answer.vary?.split(', ') ?? []).not.toContain('Accept');
        expect([accept, answer.stored]).toEqual([accept, type === 'application/json']);
      }
    }
  });

  it('has a tag for each form', async () => {
    const tags = await Promise.all(forms.map(async ([accept]) => (await get(path, accept)).etag));
    expect(new Set(tags).size).toBe(forms.length);
  });
});

it('returns the format that a URL names to every client', async () => {
  const path = 'Airport/1?format=csv';
  const answers = await Promise.all(
    ['application/json', 'text/csv', 'application/geo+json', '*/*'].map((accept) => get(path, accept)),
  );
  expect(answers.map(({ type, vary, stored }) => [type, vary, stored])).toEqual(
    answers.map(() => ['text/csv', null, true]),
  );
  expect(new Set(answers.map(({ text, etag }) => `${etag} ${text}`)).size).toBe(1);
});

it('returns JSON if the accepted format is not available', async () => {
  for (const path of [
    'Region/1',
    'Department/1?expand=cities',
    'Department/search/a?expand=cities',
    'Holiday/year/2026',
  ]) {
    const accept = path.startsWith('Department') ? 'text/csv' : 'application/geo+json';
    expect(await get(path, accept)).toEqual({ ...(await get(path)), type: 'application/json', stored: true });
  }
  expect(await get('Region/99', 'text/csv')).toMatchObject({ status: 404, type: 'application/problem+json' });
});

it('returns the same page with the same links for every spelling', async () => {
  const ask = async (query: string) => {
    const answer = await fetch(`${origin}/api/v1/Map/pagedList?${query}`);
    return { etag: answer.headers.get('etag'), link: answer.headers.get('link'), text: await answer.text() };
  };
  const one = await ask('Page=1&PageSize=4');
  const other = await ask('pagesize=4&PAGE=1&key=secret');
  expect(other).toEqual(one);
  expect(one.link).toContain('<?Page=2&PageSize=4>; rel="next"');
});
