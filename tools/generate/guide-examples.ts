// Fills the examples and tables of all guides with current responses of the service.
import { readdir, readFile } from 'node:fs/promises';
import { STATUS_CODES } from 'node:http';
import { join } from 'node:path';
import type { Service } from '../../src/app.js';
import type { Language } from '../../src/engine/text/localized.js';
import { projectFolder } from '../../src/settings/project-folder.js';
import { memoryOfWorkers } from '../../src/settings/settings-warnings.js';
import { fillCoverage } from './coverage-table.js';
import { fillDownloads } from './downloads-table.js';
import { type ExampleComment, readExampleComment } from './example-comment.js';
import { type GeneratedFile, replacePart } from './generated-file.js';

const OPEN = /^```\w*$/;
const CLOSE = '```';

/** Fills the examples of a guide, each a block below a comment that names a request, with the real response of the service. */
export async function fillExamples(service: Service, text: string, file: string): Promise<string> {
  const lines = text.split('\n');
  const filled: string[] = [];
  for (let at = 0; at < lines.length; at++) {
    const line = lines[at] as string;
    filled.push(line);
    const example = readExampleComment(line);
    if (example === undefined) continue;
    const [open, end] = [lines[at + 1], lines.indexOf(CLOSE, at + 2)];
    if (open === undefined || !OPEN.test(open) || end < 0)
      throw new Error(`${file}:${at + 1} has no code block below it for the response.`);
    filled.push(open, ...(await answerLines(service, example, languageOfFile(file))), CLOSE);
    at = end;
  }
  return filled.join('\n');
}

/** Spanish pages show problems in Spanish. */
const languageOfFile = (file: string) => (file.endsWith('.es.md') ? 'es' : 'en');

async function answerLines({ server }: Service, { path, lines, show }: ExampleComment, language: string) {
  const { statusCode, headers, body } = await server.inject({
    url: path,
    headers: { host: 'atlas.example', 'accept-language': language },
  });
  if (show !== undefined)
    return show.map((name) => {
      if (name === 'status') return `HTTP/1.1 ${statusCode} ${STATUS_CODES[statusCode]}`;
      if (headers[name] === undefined) throw new Error(`The response to ${path} has no header ${name}.`);
      return `${name}: ${headers[name]}`;
    });
  const isJson = /\bjson\b/.test(String(headers['content-type']).replace(/ndjson|x-ndjson/, ''));
  const shown = (isJson ? JSON.stringify(JSON.parse(body), undefined, 2) : body)
    .replace(/\r/g, '')
    .trimEnd()
    .split('\n');
  return lines === undefined || shown.length <= lines ? shown : [...shown.slice(0, lines), '...'];
}

/** Tags depend on the platform's collation rules, and readers do not compare them. */
export const withoutTags = (text: string): string => text.replace(/^etag: .*$/gm, 'etag: "..."');

const UNSTABLE_PART = 'memory';
const WORKERS = [1, 2, 4, 8, 16];

const wordings = {
  en: {
    head: '| `WORKERS` | in use | during a reload | `MemoryHigh` | `MemoryMax` |',
    number: new Intl.NumberFormat('en'),
  },
  es: {
    head: '| `WORKERS` | en uso | durante un reload | `MemoryHigh` | `MemoryMax` |',
    number: new Intl.NumberFormat('es-CO'),
  },
} satisfies Record<Language, { readonly head: string; readonly number: Intl.NumberFormat }>;

/** The table of the memory of a number of workers, for guides that have its marks. */
function fillMemoryTable(text: string, language: Language): string {
  if (!text.includes(`<!-- generated: ${UNSTABLE_PART} -->`)) return text;
  const { head, number } = wordings[language];
  const rows = WORKERS.map((workers) => {
    const { inUse, reloading, high, max } = memoryOfWorkers(workers);
    const used = [inUse, reloading].map((megabytes) => `${number.format(megabytes)} MB`);
    return `| ${[workers, ...used, `${high}M`, `${max}M`].join(' | ')} |`;
  });
  return replacePart(text, UNSTABLE_PART, [head, '|---:|---:|---:|---:|---:|', ...rows].join('\n'));
}

const FOLDER = 'docs/guides';

export async function guideExamples(service: Service): Promise<readonly GeneratedFile[]> {
  const names = (await readdir(join(projectFolder(), FOLDER))).filter((name) => name.endsWith('.md'));
  return Promise.all(
    names.sort().map(async (name) => {
      const path = `${FOLDER}/${name}`;
      const text = await readFile(join(projectFolder(), path), 'utf8');
      const language = name.endsWith('.es.md') ? 'es' : 'en';
      const withDownloads = await fillDownloads(service, fillMemoryTable(text, language), language);
      const withTables = await fillCoverage(service, withDownloads, language);
      return { path, text: await fillExamples(service, withTables, path) };
    }),
  );
}
