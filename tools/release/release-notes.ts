// Prints the notes of a release for its page on GitHub: `node dist/tools/release/release-notes.js 0.2.0`.
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Language } from '../../src/engine/text/localized.js';
import { projectFolder } from '../../src/settings/project-folder.js';
import { changelogs, releasesOf } from './changelog.js';
import { readVersion } from './read-version.js';
import { gitTag } from './release-faults.js';

const USAGE = `Prints the section of the changelog about a release in both languages, and how to check its files.

Usage: node dist/tools/release/release-notes.js VERSION

  VERSION             the version of the release, such as 0.2.0
  --help              show this help
  GITHUB_SERVER_URL   the host of the repository, by default https://github.com
  GITHUB_REPOSITORY   the repository, such as owner/name; without it, links into the project become plain text

Examples:
  node dist/tools/release/release-notes.js 0.2.0
  GITHUB_REPOSITORY=owner/name node dist/tools/release/release-notes.js 0.2.0`;

/** Links into the project lead to its files at the tag, because the page of a release has no files beside it. */
function withAbsoluteLinks(text: string, version: string): string {
  const { GITHUB_SERVER_URL: server = 'https://github.com', GITHUB_REPOSITORY: repository = '' } =
    process.env;
  return text.replace(/\[([^\]]+)\]\((?!https?:)([^)]+)\)/g, (_, label: string, path: string) =>
    repository === '' ? label : `[${label}](${server}/${repository}/blob/${gitTag(version)}/${path})`,
  );
}

async function sectionOf(version: string, language: Language): Promise<string> {
  const { path } = changelogs[language];
  const releases = releasesOf(await readFile(join(projectFolder(), path), 'utf8'));
  const found = releases.find((release) => release.version === version);
  if (found !== undefined) return withAbsoluteLinks(found.body, version);
  const known = releases.map((release) => release.version).join(', ') || 'no release yet';
  throw new Error(`${path} has no release ${version}. It has ${known}.`);
}

async function notes(version: string): Promise<string> {
  // Read in sequence, so that a missing release is always reported for the same file.
  const english = await sectionOf(version, 'en');
  const spanish = await sectionOf(version, 'es');
  return `${english}

<details lang="es">
<summary>Cambios en español</summary>

${spanish}

</details>

### Files

| file | content | contenido |
|---|---|---|
| \`atlas-colombia-${version}.tgz\` | the server and the \`atlas\` command | el servidor y el comando \`atlas\` |
| \`atlas-colombia-client-${version}.tgz\` | the client for JavaScript and TypeScript | el cliente para JavaScript y TypeScript |
| \`atlas-colombia-data-EDITION.zip\` | the data as CSV, SQLite, Parquet and borders | los datos en CSV, SQLite, Parquet y límites |
| \`atlas-colombia-static-${version}.zip\` | a static copy of the service, to unpack in \`/srv\` | una copia estática del servicio, para descomprimir en \`/srv\` |
| \`SHA256SUMS\` | the checksums | las sumas de verificación |

Check the files in the folder that you saved them in (verifica los archivos en la carpeta donde los guardaste):

\`\`\`console
$ sha256sum --check --ignore-missing SHA256SUMS
\`\`\`

On macOS the command is \`shasum -a 256 --check --ignore-missing SHA256SUMS\`. On Windows, \`Get-FileHash FILE\` prints the checksum of a file.`;
}

const given = readVersion(USAGE, false);
if (given !== undefined)
  await notes(given.version).then(console.log, (error: unknown) => {
    console.error((error as Error).message);
    process.exitCode = 1;
  });
