// Writes the version of a release into every file that has it, except those that `npm run generate` writes.
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { languages } from '../../src/engine/text/localized.js';
import { projectFolder } from '../../src/settings/project-folder.js';
import { changelogs, withRelease } from './changelog.js';
import { git } from './git.js';

interface Versioned {
  version: string;
}

/** Packed files in the documents: `npm install atlas-colombia-client-0.1.0.tgz`. */
const packedFile = (version: string) =>
  new RegExp(`(atlas-colombia(?:-client)?-)${version.replaceAll('.', '\\.')}(?=\\.tgz)`, 'g');

export function writeVersion(current: string, version: string, date: string): void {
  change(
    'package.json',
    jsonText((own: Versioned) => Object.assign(own, { version })),
  );
  change(
    'client/package.json',
    jsonText((own: Versioned) => Object.assign(own, { version })),
  );
  change(
    'package-lock.json',
    jsonText((lock: Versioned & { packages: { '': Versioned } }) => {
      lock.version = version;
      lock.packages[''].version = version;
    }),
  );
  for (const language of languages)
    change(changelogs[language].path, (text) => withRelease(text, language, version, date));
  for (const path of git(['ls-files', '-z', '*.md']).split('\0'))
    if (path !== '' && !path.startsWith('CHANGELOG'))
      change(path, (text) => text.replace(packedFile(current), `$1${version}`));
}

function change(path: string, edit: (text: string) => string): void {
  const file = join(projectFolder(), path);
  const text = readFileSync(file, 'utf8');
  const edited = edit(text);
  if (edited !== text) writeFileSync(file, edited);
}

const jsonText =
  <T>(edit: (value: T) => unknown) =>
  (text: string): string => {
    const value: T = JSON.parse(text);
    edit(value);
    return `${JSON.stringify(value, undefined, 2)}\n`;
  };
