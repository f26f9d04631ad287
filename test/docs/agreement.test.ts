// Facts that two files state by hand agree. Each comparison also reads a text with a fault, so that a comparison that finds nothing fails.
import { basename } from 'node:path';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import type { ModelFamily } from '../../src/engine/model/model.js';
import { countProper } from '../../src/engine/model/read-row.js';
import { readSheet } from '../query-options/read-csv.js';
import { sharedService } from '../system/shared-service.js';
import { readText } from './read-text.js';

const { service } = await sharedService();

type Faults = (text: string) => readonly string[] | Promise<readonly string[]>;

function missingFrom(found: readonly string[], expected: readonly string[]) {
  const known = new Set(found);
  return expected.filter((each) => !known.has(each));
}
const differences = (found: readonly string[], expected: readonly string[]) => [
  ...missingFrom(found, expected).map((each) => `lacks ${each}`),
  ...missingFrom(expected, found).map((each) => `has ${each}`),
];
/** The first group of each match. */
const allOf = (text: string, pattern: RegExp) => [...text.matchAll(pattern)].map(([, part = '']) => part);

async function callMcp<Result>(method: string, params: object = {}): Promise<Result> {
  const { body } = await service.server.inject({
    method: 'POST',
    url: '/mcp',
    headers: { accept: 'application/json, text/event-stream', host: 'localhost' },
    payload: { jsonrpc: '2.0', id: 1, method, params },
  });
  return JSON.parse(/\{.*\}/.exec(body)?.[0] ?? '').result;
}

/** The section about tools names those that the service lists. */
const toolFaults: Faults = async (text) => {
  const { tools } = await callMcp<{ tools: { name: string }[] }>('tools/list');
  const [section = ''] = /^## (?:Tools|Herramientas)$[\s\S]*?(?=^## )/m.exec(text) ?? [];
  return differences(
    allOf(section, /`([a-z]+(?:_[a-z]+)+)`/g),
    tools.map(({ name }) => name),
  );
};

const groups = JSON.parse(readText('package.json')) as Record<'dependencies' | 'devDependencies', object>;

/** The packages that a sentence names with a group of package.json are in that group. */
const groupFaults: Faults = (text) =>
  text
    .replace(/\s+/g, ' ')
    .split(/(?<=\.) /)
    .flatMap((sentence) => {
      const [, before = '', group] = /^(.*?)\bin `((?:devD|d)ependencies)`/.exec(sentence) ?? [];
      const packages = Object.keys(groups[group as keyof typeof groups] ?? {});
      return missingFrom(packages, allOf(before, /`([a-z@][a-z0-9/-]*)`/g));
    });

/** The paragraph about the build names its packages. */
const buildFaults: Faults = (text) => {
  const [paragraph = ''] = /^The build needs [\s\S]*?\n\n/m.exec(text) ?? [];
  return Object.keys(groups.devDependencies).filter((name) => !paragraph.toLowerCase().includes(name));
};

/** Lists of releases of Node.js are those of the workflow for a push. */
const nodeFaults: Faults = (text) => {
  const { jobs } = parse(readText('.github/workflows/test.yml'));
  const named = allOf(text, /Node\.js (\d+(?:, \d+)* (?:and|y) \d+)/g);
  return differences(
    named.map((list) => list.replace(/ (and|y) /, ', ')),
    [jobs.push.strategy.matrix.node.join(', ')],
  );
};

const DECISIONS = 'docs/decisions';
const decisions = allOf(readText(`${DECISIONS}/README.md`), /^\| \[\d+\]\(([^)]*)\)/gm);
const linksIn = (text: string) => allOf(text, /\]\(([^)]*)\)/g);

/** The list of decisions names those that supersede each one, as the decision does. */
const supersededFaults: Faults = (text) =>
  decisions.flatMap((file) => {
    const [status = ''] = /^Status:[\s\S]*?\n\n/m.exec(readText(`${DECISIONS}/${file}`)) ?? [];
    const row = text.split('\n').find((line) => /^\| \[\d+\]\((.*?)\)/.exec(line)?.[1] === file) ?? '';
    return differences(linksIn(row).slice(1), linksIn(status)).map((fault) => `${file} ${fault}`);
  });

const PATH = /`(?:(POST) )?(\/(?:api|downloads|embed|en|es|llms|mcp|openapi|swagger)\b[^`\s{}]*)`/g;

/** Every path in code returns content, with the values that its row calls the answer to a question. */
const pathFaults: Faults = async (text) => {
  const faults: string[] = [];
  for (const line of text.split('\n'))
    for (const [, method, path = ''] of line.matchAll(PATH)) {
      const body = await knownContent(path, method);
      const answers = /^\| [^|]*\?\]\([^|]*\) \|/.test(line)
        ? allOf(line.split('|').at(-2) ?? '', /`([^`]*)`/g)
        : [];
      if (body === undefined) faults.push(`${path} has no content`);
      faults.push(...answers.filter((each) => !body?.includes(each)).map((each) => `${path} lacks ${each}`));
    }
  return faults;
};

/** After the first start no files are there, even if a developer has written some. */
const EMPTY_AT_FIRST = /^\/(downloads|en\/downloads|es\/descargas)/;

const contents = new Map<string, ReturnType<typeof contentOf>>();

/** The guides mention some paths often, so each is tested once. */
function knownContent(path: string, method: string | undefined) {
  const key = `${method} ${path}`;
  const known = contents.get(key) ?? contentOf(path, method);
  contents.set(key, known);
  return known;
}

async function contentOf(path: string, method: string | undefined) {
  if (method === undefined) {
    const { body, statusCode } = await service.server.inject(path);
    const isEmpty = EMPTY_AT_FIRST.test(path) || /^(\[\]|\{\}|\s*)$/.test(body);
    return statusCode === 200 && !isEmpty ? body : undefined;
  }
  const { headers } = await service.server.inject({ method: 'OPTIONS', url: path });
  return String(headers.allow).includes(method) ? '' : undefined;
}

interface Listed {
  readonly record: string;
  readonly rows: number | null;
  readonly paths: readonly string[];
}

/** Each loop that downloads all tables reads a path of the index that returns the rows of its family, into a file that no other table has. */
const loopFaults: Faults = async (text) => {
  const { families } = (await service.server.inject('/api/v1')).json<{ families: readonly Listed[] }>();
  const stored = families.filter(({ rows }) => rows !== null);
  const positions = allOf(text, /^for path in .*select\(\.rows\) \| \.paths\[(\d+)\]/gm);
  const faults = positions.length === 2 ? [] : [`${positions.length} loops`];
  for (const position of new Set(positions)) {
    const paths = stored.map((family) => family.paths[Number(position)] ?? '');
    if (new Set(paths.map((path) => basename(path))).size < paths.length) faults.push('two tables in a file');
    for (const [index, { record }] of stored.entries())
      if (!(await isWhole(record, paths[index] as string))) faults.push(`${paths[index]} is not ${record}`);
  }
  return faults;
};

const whole = new Map<string, Promise<boolean>>();

/** Both languages have the same loops, so each path is tested once. */
function isWhole(record: string, path: string): Promise<boolean> {
  const key = `${record} ${path}`;
  const known = whole.get(key) ?? hasAllRows(record, path);
  whole.set(key, known);
  return known;
}

async function hasAllRows(record: string, path: string): Promise<boolean> {
  const family = service.model.families.find((each) => each.record === record) as ModelFamily;
  const { body, statusCode } = await service.server.inject(`${path}?format=csv`);
  if (statusCode !== 200) return false;
  const { columns, lines } = readSheet(body, 'csv');
  const ids = lines.map((cells) => cells[columns.indexOf('id')]);
  const expected = service.engine.catalog.table(family).rows.map(({ id }) => String(id));
  return differences(ids.map(String), expected).length === 0 && ids.length === expected.length;
}

/** Readers look for this word in the last line of the tests. */
const passFaults: Faults = (text) => {
  const words = allOf(readText('test/system/run-suite.mjs'), /\$\{suite\}: \$\{\w+ \? '(\w+)'/g);
  return differences(allOf(text, /`test: (\w+)`/g), words);
};

const READMES = ['README.md', 'README.es.md'];
const inBoth = (guide: string) => [`docs/guides/${guide}.md`, `docs/guides/${guide}.es.md`];

describe.each<{ fact: string; files: readonly string[]; faults: Faults; broken: (text: string) => string }>([
  {
    fact: 'the tools for assistants',
    files: inBoth('agents'),
    faults: toolFaults,
    broken: (text) => text.replace('`get_history`', 'x'),
  },
  {
    fact: 'the groups of packages',
    files: decisions
      .map((file) => `${DECISIONS}/${file}`)
      .filter((file) => /ependencies`/.test(readText(file))),
    faults: groupFaults,
    broken: (text) => `${text} Both \`node-sqlite3-wasm\` and \`flatgeobuf\` are in \`devDependencies\`.`,
  },
  {
    fact: 'the packages of the build',
    files: [`${DECISIONS}/02-dependencies.md`],
    faults: buildFaults,
    broken: (text) => text.replace('Rolldown', 'a bundler'),
  },
  {
    fact: 'the tested releases of Node.js',
    files: [...inBoth('one-machine'), 'CONTRIBUTING.md'],
    faults: nodeFaults,
    broken: (text) => text.replace(/(Node\.js 20), 22/, '$1'),
  },
  {
    fact: 'the superseded decisions',
    files: [`${DECISIONS}/README.md`],
    faults: supersededFaults,
    broken: (text) => text.replace(', [52](52-joining-the-project.md) |', ' |'),
  },
  {
    fact: 'paths with content',
    files: [...READMES, ...inBoth('first-request')],
    faults: pathFaults,
    broken: () => 'All data as files: `/en/downloads`',
  },
  {
    fact: 'answers',
    files: READMES,
    faults: pathFaults,
    broken: (text) => text.replace('`47001`', '`47002`'),
  },
  {
    fact: 'the last line of the tests',
    files: READMES,
    faults: passFaults,
    broken: (text) => text.replace('test: passed', 'test: done'),
  },
  {
    fact: 'the loops over all tables',
    files: inBoth('download'),
    faults: loopFaults,
    broken: (text) => text.replaceAll('.paths[0]', '.paths[1]'),
  },
])('agrees on $fact', ({ files, faults, broken }) => {
  it.each(files)('contains the same statements about %s', async (file) => {
    const text = readText(file);
    expect(await faults(text)).toEqual([]);
    expect(await faults(broken(text))).not.toEqual([]);
  });
});

it.each(
  service.model.families.flatMap((family) =>
    family.proper === undefined ? [] : { family, ...family.proper },
  ),
)(
  'counts of $family.title.en agree over HTTP, MCP and in the description',
  async ({ family, field, value }) => {
    const proper = countProper(family, service.engine.catalog.table(family).rows);
    const path = `/api/v1/${family.path}`;
    const count = async (url: string) => (await service.server.inject(url)).json().count;
    expect(await count(`${path}/count?${field}=${value}`)).toBe(proper);
    expect(await count(`${path}/count`)).toBeGreaterThan(proper);
    const { content } = await callMcp<{ content: { text: string }[] }>('tools/call', {
      name: 'count_items',
      arguments: { resource: family.path },
    });
    expect(JSON.parse(content[0]?.text as string).answer.count).toBe(proper);
    const { paths } = (await service.server.inject('/openapi.json')).json();
    for (const described of [path, `${path}/count`])
      expect(paths[described].get.description).toContain(`\`${field}=${value}\` leaves out`);
  },
);
