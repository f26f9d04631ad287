// Files of the project that other services read, against the public schemas of those files.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { projectFolder } from '../../src/settings/project-folder.js';
import { copied } from './copied.js';
import { notRun, type Outcome, outcomeOf } from './outcome.js';
import { loadPackage, nodePackage } from './program.js';

interface Judged {
  readonly title: string;
  /** The repository, and the path of the schema in its copy. */
  readonly repository: string;
  readonly schema: string;
  readonly paths: readonly string[];
  /** A change that the schema must reject, because a judge that accepts everything would prove nothing. */
  readonly broken: (content: ParsedFile) => ParsedFile;
}
type ParsedFile = Readonly<Record<string, unknown>>;

const root = projectFolder();
const TEMPLATES = '.github/ISSUE_TEMPLATE';
const WORKFLOWS = '.github/workflows';
const SCHEMASTORE = { repository: 'SchemaStore/schemastore', folder: 'schemastore/src/schemas/json' };

const filesInFolder = (folder: string) =>
  existsSync(join(root, folder)) ? readdirSync(join(root, folder)).map((name) => `${folder}/${name}`) : [];
const stored = (title: string, name: string) => ({
  title,
  repository: SCHEMASTORE.repository,
  schema: `${SCHEMASTORE.folder}/${name}.json`,
});

const judged: readonly Judged[] = [
  {
    ...stored('issue forms', 'github-issue-forms'),
    paths: filesInFolder(TEMPLATES).filter((path) => !path.endsWith('/config.yml')),
    broken: (content) => ({ ...content, body: [{ type: 'text' }] }),
  },
  {
    ...stored('choice of issue forms', 'github-issue-config'),
    paths: filesInFolder(TEMPLATES).filter((path) => path.endsWith('/config.yml')),
    broken: (content) => ({ ...content, blank_issues_enabled: 'no' }),
  },
  {
    ...stored('workflows', 'github-workflow'),
    paths: filesInFolder(WORKFLOWS),
    broken: (content) => ({ ...content, jobs: {} }),
  },
  {
    ...stored('Dependabot', 'dependabot-2.0'),
    paths: ['.github/dependabot.yml'],
    broken: (content) => ({ ...content, updates: [{ 'package-ecosystem': 'npm' }] }),
  },
  {
    title: 'Citation File Format 1.2.0',
    repository: 'citation-file-format/citation-file-format',
    schema: 'citation-file-format/schema.json',
    paths: ['CITATION.cff'],
    broken: (content) => ({ ...content, authors: [] }),
  },
  {
    title: 'Compose',
    repository: 'compose-spec/compose-spec',
    schema: 'compose-spec/schema/compose-spec.json',
    paths: ['deploy/compose.yaml'],
    broken: (content) => ({ ...content, services: { nginx: { memory: '1m' } } }),
  },
];

export const judgeProjectFiles = (): Promise<readonly Outcome[]> => Promise.all(judged.map(judgeAgainst));

async function judgeAgainst({ title, repository, schema, paths, broken }: Judged): Promise<Outcome> {
  const program = nodePackage('ajv');
  const subject = `${paths.join(', ')}, schema of ${title}`;
  const text = copied(schema);
  if (text === undefined) return notRun(program, subject, `The copy of ${repository} is absent.`);
  return outcomeOf(program, subject, async () => {
    const { Ajv } = await loadPackage<typeof import('ajv')>('ajv');
    const { default: addFormats } = await loadPackage<{ default: { default: (ajv: unknown) => void } }>(
      'ajv-formats',
    );
    const { parse } = await loadPackage<typeof import('yaml')>('yaml');
    // Schemas name their own language in more ways than Ajv recognises.
    const ajv = new Ajv({ strict: false, allErrors: true, logger: false, validateSchema: false });
    addFormats.default(ajv);
    const validate = ajv.compile(JSON.parse(text));
    const faults: string[] = [];
    let accepted = 0;
    for (const path of paths) {
      const content = parse(readFileSync(join(root, path), 'utf8'), { merge: true }) as ParsedFile;
      if (!validate(content))
        faults.push(...(validate.errors ?? []).map((each) => `${path}${each.instancePath} ${each.message}`));
      if (validate(broken(content))) accepted++;
    }
    const end =
      accepted === 0 ? '; a broken copy of each is rejected' : `; ${accepted} broken copies are accepted`;
    return {
      passed: faults.length === 0 && accepted === 0 && paths.length > 0,
      note: `${paths.length === 1 ? '1 file' : `${paths.length} files`}, ${faults.length} faults${end}${faults.length === 0 ? '' : `: ${faults[0]}`}`,
    };
  });
}
