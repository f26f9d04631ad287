// Compares the descriptions of a bundle with their standards: the JSON Schema of data packages, the shapes of DCAT-AP, and checksums.
import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { copied } from './copied.js';
import { notRun, type Outcome, outcomeOf } from './outcome.js';
import { command, loadPackage, nodePackage, type Program } from './program.js';

const [PACKAGE, CATALOG, SUMS] = ['datapackage.json', 'catalog.jsonld', 'SHA256SUMS'];
const PROFILE = 'datapackage/public/profiles/2.0/datapackage.json';
const SHAPES = ['dcat-ap-SHACL.ttl', 'ranges.ttl'].map((name) => `DCAT-AP/releases/3.0.1/shacl/${name}`);

const run = promisify(execFile);

export async function judgeDescriptions(folder: string, address: string): Promise<readonly Outcome[]> {
  const read = (path: string) => JSON.parse(readFileSync(join(folder, path), 'utf8'));
  return [
    await judgePackage(read(PACKAGE)),
    ...(await judgeCatalog(read(CATALOG), address)),
    await outcomeOf(command('sha256sum', 'sha256sum', ['--version']), SUMS, async () => {
      const { stdout } = await run('sha256sum', ['-c', SUMS], { cwd: folder });
      const lines = stdout.trim().split('\n');
      const good = lines.filter((line) => line.endsWith(': OK')).length;
      return { passed: good === lines.length, note: `${good} of ${lines.length} files` };
    }),
  ];
}

async function judgePackage(content: { readonly resources: readonly object[] }): Promise<Outcome> {
  const program = nodePackage('ajv');
  const profile = copied(PROFILE);
  const what = `${PACKAGE}, schema of Data Package 2.0`;
  if (profile === undefined)
    return notRun(program, what, 'The copy of frictionlessdata/datapackage is absent.');
  return outcomeOf(program, what, async () => {
    const { Ajv } = await loadPackage<typeof import('ajv')>('ajv');
    const { default: addFormats } = await loadPackage<{ default: { default: (ajv: unknown) => void } }>(
      'ajv-formats',
    );
    // The profile has formats of a form builder, such as a text area.
    const ajv = new Ajv({ strict: false, allErrors: true, logger: false });
    addFormats.default(ajv);
    const validate = ajv.compile(JSON.parse(profile));
    const faults = (value: unknown) => (validate(value) ? [] : (validate.errors ?? []));
    const found = faults(content);
    // A judge that accepts everything would prove nothing.
    const isStrict = faults({ ...content, resources: [] }).length > 0;
    return {
      passed: found.length === 0 && isStrict,
      note: `${content.resources.length} resources, ${found.length} faults${isStrict ? '; a package without resources is rejected' : ''}`,
    };
  });
}

interface Triples {
  readonly size: number;
}
interface Shacl {
  readonly conforms: boolean;
  readonly results: readonly unknown[];
}
interface N3 {
  readonly Parser: new (options?: object) => { readonly parse: (text: string) => readonly unknown[] };
  readonly Store: new (quads: readonly unknown[]) => Triples;
}
type Validate = (shapes: Triples, data: Triples) => Promise<Shacl>;

const validators: readonly { readonly program: Program; readonly load: () => Promise<Validate> }[] = [
  {
    program: nodePackage('rdf-validate-shacl'),
    load: async () => {
      const { default: Validator } = await loadPackage<{
        default: new (shapes: Triples, options: object) => { validate: (data: Triples) => Promise<Shacl> };
      }>('rdf-validate-shacl');
      return (shapes, data) => new Validator(shapes, {}).validate(data);
    },
  },
  {
    program: nodePackage('shacl-engine'),
    load: async () => {
      const { Validator } = await loadPackage<{
        Validator: new (
          shapes: Triples,
          options: object,
        ) => { validate: (data: { dataset: Triples }) => Promise<Shacl> };
      }>('shacl-engine');
      const { default: factory } = await loadPackage<{ default: unknown }>('@rdfjs/data-model');
      return (shapes, data) => new Validator(shapes, { factory }).validate({ dataset: data });
    },
  },
];

async function judgeCatalog(content: object, base: string): Promise<readonly Outcome[]> {
  const shapes = SHAPES.map(copied);
  const what = `${CATALOG}, shapes of DCAT-AP 3.0.1`;
  return Promise.all(
    validators.map(({ program, load }) => {
      if (shapes.includes(undefined) || nodePackage('n3').version === undefined)
        return notRun(program, what, 'The copy of SEMICeu/DCAT-AP or the package n3 is absent.');
      return outcomeOf(program, what, async () => {
        const { Parser, Store } = await loadPackage<N3>('n3');
        const { default: jsonld } = await loadPackage<{ default: typeof import('jsonld') }>('jsonld');
        const validate = await load();
        const triples = async (document: object) => {
          const quads = await jsonld.toRDF(document, { base, format: 'application/n-quads' });
          return new Store(new Parser({ format: 'N-Quads' }).parse(quads as unknown as string));
        };
        const faults = async (data: Triples) => {
          let count = 0;
          for (const text of shapes) {
            const report = await validate(new Store(new Parser().parse(text as string)), data);
            if (!report.conforms) count += Math.max(1, report.results.length);
          }
          return count;
        };
        const data = await triples(content);
        const found = await faults(data);
        // A judge that accepts everything would prove nothing.
        const broken = await faults(
          await triples({ ...content, 'dct:title': undefined, 'dct:publisher': undefined }),
        );
        return {
          passed: found === 0 && broken > 0,
          note: `${data.size} triples, ${found} violations; ${broken} without title and publisher`,
        };
      });
    }),
  );
}
