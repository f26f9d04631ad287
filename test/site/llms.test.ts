// The documents for language models link to everything and stay small.
import { Marked, type Tokens } from 'marked';
import { beforeAll, expect, it } from 'vitest';
import { familyAddress, markdownAddress } from '../../src/site/shell/addresses.js';
import { readSiteBuild } from '../../src/site/shell/site-files.js';
import { wholeSite } from '../../src/site/site.js';
import { sharedService } from '../system/shared-service.js';
import { isFull, part } from '../system/size.js';

const LARGEST_OVERVIEW = 20_000;
const LARGEST = 370_000;

const parser = new Marked();
const { service } = await sharedService();
let [overview, everything] = ['', ''];
const get = (path: string) => service.server.inject(path);

beforeAll(async () => {
  const [short, full] = [await get('/llms.txt'), await get('/llms-full.txt')];
  for (const { statusCode, headers } of [short, full])
    expect([statusCode, headers['content-type']]).toEqual([200, 'text/plain; charset=utf-8']);
  [overview, everything] = [short.body, full.body];
});

/** The checks of every page request its Markdown. */
const twins = new Set(wholeSite.pages(service.engine).map(({ path }) => markdownAddress(path)));
const unread = (found: Iterable<string>) =>
  part(
    [...found].filter((link) => isFull || !twins.has(link)),
    6,
  );

const links = new Map<string, readonly string[]>();

/** The full text is long, so it is read once. */
function linksIn(text: string): readonly string[] {
  const found = links.get(text) ?? readLinks(text);
  links.set(text, found);
  return found;
}

const readLinks = (text: string) => {
  const found: string[] = [];
  parser.walkTokens(parser.lexer(text), (token) => {
    if (token.type === 'link') found.push((token as Tokens.Link).href);
  });
  return found;
};

const families = () => service.model.families.map((family) => `/en${familyAddress(family)}.md`);
const guides = () => readSiteBuild().guides.en.map(({ name }) => `/en/docs/guides/${name}.md`);

it('has in its overview a title, a summary, and sections with a line for each link', () => {
  const tokens = parser.lexer(overview).filter(({ type }) => type !== 'space');
  expect(tokens.slice(0, 3).map(({ type }) => type)).toEqual(['heading', 'blockquote', 'paragraph']);
  const sections = tokens.slice(3);
  expect(sections.map(({ type }) => type)).toEqual(
    sections.map((_, index) => (index % 2 === 0 ? 'heading' : 'list')),
  );
  const titles = sections
    .filter(({ type }) => type === 'heading')
    .map((token) => (token as Tokens.Heading).text);
  expect(titles).toEqual([
    'Start here',
    'For agents',
    'Guides',
    'Families',
    'Operations',
    'Problems',
    'Optional',
  ]);
  for (const line of overview.split('\n').filter((each) => each.startsWith('- ')))
    expect(line).toMatch(/^- \[.+?\]\(\/[^)]+\): \S/);
  expect(overview.length).toBeLessThan(LARGEST_OVERVIEW);
});

it('links in its overview to every guide and family, without dead links', async () => {
  const found = linksIn(overview);
  expect(found).toEqual(
    expect.arrayContaining([...guides(), ...families(), '/openapi.json', '/llms-full.txt']),
  );
  expect(new Set(found).size).toBe(found.length);
  for (const link of unread(found)) expect([link, (await get(link)).statusCode]).toEqual([link, 200]);
});

it('has every guide, operation and field in its full text, which stays small', () => {
  expect(Buffer.byteLength(everything)).toBeLessThan(LARGEST);
  const found = new Set(linksIn(everything));
  for (const page of [...guides(), ...families()]) expect(found, page).toContain(page);
  for (const { path } of service.operations) expect(everything).toContain(`GET \`${path}\``);
  for (const { record, fields } of service.model.families)
    for (const { name } of fields) expect(everything, `${record}.${name}`).toContain(`\n| \`${name}\``);
  const headings = parser
    .lexer(everything)
    .filter((token): token is Tokens.Heading => token.type === 'heading');
  expect(headings.filter(({ depth }) => depth === 1)).toHaveLength(1);
  expect(headings.filter(({ text }) => /^(Sources|Terms of use)$/.test(text))).toEqual([]);
});

it('has no dead links in its full text', async () => {
  const wrong: string[] = [];
  for (const link of unread(new Set(linksIn(everything)))) {
    if (!link.startsWith('/')) continue;
    const { statusCode } = await get(link);
    // A guide to errors links to the errors that it explains.
    if (statusCode !== 200 && !everything.includes(`"status": ${statusCode}`)) wrong.push(link);
  }
  expect(wrong).toEqual([]);
});
