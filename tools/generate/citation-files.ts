// CITATION.cff, codemeta.json and, for the registry of MCP servers, server.json: the software by its package and last release, the dataset by its edition.
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { datasetOfColombia } from '../../src/country/dataset.js';
import { projectFolder } from '../../src/settings/project-folder.js';
import { about } from '../../src/site/shell/strings.js';
import { changelogs, releasesOf } from '../release/changelog.js';
import type { GeneratedFile } from './generated-file.js';

interface PackageFacts {
  readonly name: string;
  readonly version: string;
  readonly description: string;
  readonly license: string;
  readonly keywords: readonly string[];
  readonly engines: { readonly node: string };
  /** Set if the project has a public repository. */
  readonly repository?: { readonly url: string };
}

interface CitedWork {
  readonly software: PackageFacts;
  /** Day of the release; undefined before the first one. */
  readonly released: string | undefined;
  /** Version of the edition, a date with dots. */
  readonly edition: string;
}

export async function citationFiles(): Promise<readonly GeneratedFile[]> {
  const read = (path: string) => readFile(join(projectFolder(), path), 'utf8');
  const software: PackageFacts = JSON.parse(await read('package.json'));
  const releases = releasesOf(await read(changelogs.en.path));
  const released = releases.find(({ version }) => version === software.version)?.date;
  const [{ version: edition }] = JSON.parse(await read('data/edition.json'));
  const cited = { software, released, edition };
  return [
    { path: 'CITATION.cff', text: citationFile(cited) },
    ...mcpServerFile(software),
    { path: 'codemeta.json', text: `${JSON.stringify(codemeta(cited), undefined, 2)}\n` },
  ];
}

const { title, publisher, licence } = datasetOfColombia;
/** The id in the list of SPDX. */
const dataLicence = licence.name.replaceAll(' ', '-');
/** A second edition of a day has a number after its date. */
const dayOf = (edition: string) => edition.split('.').slice(0, 3).join('-');
const repositoryOf = ({ repository }: Pick<PackageFacts, 'repository'>) =>
  repository?.url.replace(/^git\+|\.git$/g, '');

/** A JSON text is also YAML. */
function citationFile({ software, released, edition }: CitedWork): string {
  const text = (value: string) => JSON.stringify(value);
  const repository = repositoryOf(software);
  const address = repository === undefined ? [] : [`repository-code: ${text(repository)}`];
  const lines = [
    '# `npm run generate` writes this file from package.json, CHANGELOG.md and data/edition.json.',
    'cff-version: 1.2.0',
    `message: ${text('Cite the dataset with its edition, and the sources of the values that you use.')}`,
    'type: software',
    `title: ${text(about.title)}`,
    `abstract: ${text(software.description)}`,
    'authors:',
    `  - name: ${text(publisher)}`,
    `version: ${text(software.version)}`,
    ...(released === undefined ? [] : [`date-released: ${text(released)}`]),
    `license: ${software.license}`,
    ...address,
    'keywords:',
    ...software.keywords.map((keyword) => `  - ${text(keyword)}`),
    'preferred-citation:',
    '  type: data',
    `  title: ${text(title.en)}`,
    '  authors:',
    `    - name: ${text(publisher)}`,
    `  version: ${text(edition)}`,
    `  date-released: ${text(dayOf(edition))}`,
    `  year: ${edition.slice(0, 4)}`,
    `  license: ${dataLicence}`,
    `  license-url: ${text(licence.url)}`,
    ...address.map((line) => `  ${line}`),
    `  notes: ${text(`${licence.name}: ${licence.covers.en}`)}`,
  ];
  return `${lines.join('\n')}\n`;
}

function codemeta({ software, released, edition }: CitedWork): object {
  const author = [{ '@type': 'Organization', name: publisher }];
  const repository = repositoryOf(software);
  return {
    '@context': 'https://w3id.org/codemeta/3.0',
    '@type': 'SoftwareSourceCode',
    identifier: software.name,
    name: about.title,
    description: software.description,
    version: software.version,
    ...(released === undefined ? {} : { dateModified: released }),
    license: `https://spdx.org/licenses/${software.license}`,
    ...(repository === undefined ? {} : { codeRepository: repository }),
    author,
    keywords: software.keywords,
    programmingLanguage: 'TypeScript',
    runtimePlatform: `Node.js ${software.engines.node}`,
    hasPart: {
      '@type': 'schema:Dataset',
      name: title.en,
      description: `${licence.name}: ${licence.covers.en}`,
      version: edition,
      dateModified: dayOf(edition),
      license: `https://spdx.org/licenses/${dataLicence}`,
      author,
    },
  };
}

const SERVER_SCHEMA = 'https://static.modelcontextprotocol.io/schemas/2025-12-11/server.schema.json';
/** The registry accepts up to 100 characters. */
const DESCRIPTION = 'Reference data about Colombia: places, codes, population, holidays and working days';

/** The release workflow publishes the image under the name of the repository, so another host than GitHub has no package. */
export function mcpServerFile(
  software: Pick<PackageFacts, 'version' | 'repository'>,
): readonly GeneratedFile[] {
  const { version } = software;
  const url = repositoryOf(software);
  const [, owner, name] = /^https:\/\/github\.com\/([\w.-]+)\/([\w.-]+)$/.exec(url ?? '') ?? [];
  if (url === undefined || owner === undefined || name === undefined) return [];
  const server = {
    $schema: SERVER_SCHEMA,
    name: `io.github.${owner}/${name}`,
    title: about.title,
    description: DESCRIPTION,
    repository: { url, source: 'github' },
    version,
    packages: [
      {
        registryType: 'oci',
        identifier: `ghcr.io/${owner}/${name}:${version}`.toLowerCase(),
        transport: { type: 'streamable-http', url: 'http://localhost:3000/mcp' },
      },
    ],
  };
  return [{ path: 'server.json', text: `${JSON.stringify(server, undefined, 2)}\n` }];
}
