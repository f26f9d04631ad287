// Writes docs/judges.md with every program, its version and origin, and every result. An absent program has no result.
import type { judgeFiles } from './judge-files.js';
import type { Outcome } from './outcome.js';
import type { Program } from './program.js';

interface Report {
  readonly date: string;
  readonly edition: string;
  readonly files: Awaited<ReturnType<typeof judgeFiles>>;
  readonly examples: readonly Outcome[];
  readonly descriptions: readonly Outcome[];
  readonly projectFiles: readonly Outcome[];
}

const { format } = new Intl.NumberFormat('en');

const table = (head: string, rule: string, rows: readonly (readonly string[])[]) =>
  [head, rule, ...rows.map((cells) => `| ${cells.map(escaped).join(' | ')} |`)].join('\n');

const escaped = (cell: string) => cell.replaceAll('|', '\\|').replaceAll(/\s+/g, ' ');

export function reportOf({ date, edition, files, examples, descriptions, projectFiles }: Report): string {
  const outcomes = [...examples, ...descriptions, ...projectFiles];
  return [
    '# Third-party programs',
    `<!-- Written by npm run judges. -->`,
    `\`npm run judges\` runs these programs against the files of an edition and against the running server, and writes this page. It installs nothing. A program that is absent is listed as not run. The last run was on ${date} with edition ${edition}.`,
    '## Programs',
    table('| program | version | origin |', '|---|---|---|', programRows(files.results, outcomes)),
    '## Files',
    'Each program reads all files of a format. Tables and borders of families must equal the responses of the API over HTTP, and the other tables the data of the service. Coordinates are compared one by one; those of TopoJSON, which has its own grid, with the decimals of the API.',
    table(
      '| format | program | files | rows | values | coordinates | differences |',
      '|---|---|---:|---:|---:|---:|---:|',
      files.results.toSorted((a, b) => a.format.localeCompare(b.format)).map(formatRow),
    ),
    files.readByFew.length === 0
      ? 'At least two programs read each file without a difference, apart from Markdown and checksums.'
      : `Fewer than two programs read these files without a difference: ${files.readByFew.map((path) => `\`${path}\``).join(', ')}.`,
    '## Examples of the page of downloads',
    'The program runs each line as the page shows it. The number of rows must be that of the file.',
    outcomeTable('line', examples),
    '## Descriptions, checksums and ranges',
    outcomeTable('subject', descriptions),
    projectSection(date, projectFiles),
  ].join('\n\n');
}

const PROJECT_FILES = '## Files of the project';

/** The last section. */
const projectSection = (date: string, outcomes: readonly Outcome[]) =>
  [
    PROJECT_FILES,
    `Files that GitHub, Docker Compose and citation tools read are compared with their public schemas. The last comparison was on ${date}.`,
    outcomeTable('subject', outcomes),
    '',
  ].join('\n\n');

/** The report with new results in its last section only. */
export const withProjectFiles = (report: string, date: string, outcomes: readonly Outcome[]): string =>
  report.split(PROJECT_FILES)[0] + projectSection(date, outcomes);

function programRows(results: Report['files']['results'], outcomes: readonly Outcome[]) {
  const all = new Map<string, Program>();
  for (const { program } of [...results, ...outcomes]) all.set(program.name, program);
  return [...all.values()]
    .toSorted((a, b) => a.name.localeCompare(b.name))
    .map(({ name, version, origin }) => [name, version ?? 'not installed', origin]);
}

function formatRow(result: Report['files']['results'][number]): readonly string[] {
  const { program, format: name, files, rows, values, coordinates, differences, fault } = result;
  if (program.version === undefined) return [name, program.name, 'not run', '', '', '', ''];
  const end = fault === undefined ? format(differences) : `${format(differences)}, stopped: ${fault}`;
  return [name, program.name, ...[files, rows, values, coordinates].map((each) => format(each)), end];
}

const outcomeTable = (subject: string, outcomes: readonly Outcome[]) =>
  table(
    `| program | ${subject} | result | details |`,
    '|---|---|---|---|',
    outcomes.map(({ program, read, result, note }) => [
      program.name,
      subject === 'line' ? `\`${read}\`` : read,
      result,
      note,
    ]),
  );
