// Every link between documents leads to an existing file and heading, in the same language.
import { existsSync, readdirSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path/posix';
import { expect, it } from 'vitest';
import { projectFolder } from '../../src/settings/project-folder.js';
import { readPaper } from './paper.js';

const inFolder = (folder: string, recursive: boolean) =>
  readdirSync(join(projectFolder(), folder), { encoding: 'utf8', recursive }).map((name) =>
    join(folder, name),
  );
const papers = [...inFolder('.', false), ...inFolder('docs', true)].filter((path) => path.endsWith('.md'));
const exists = (path: string) => existsSync(join(projectFolder(), path));

/** The fault of a link; undefined if it has none. */
function fault(from: string, href: string): string | undefined {
  const [path = '', anchor] = href.split('#') as [string, string?];
  const to = path === '' ? from : normalize(join(dirname(from), path));
  if (!exists(to)) return 'leads nowhere';
  if (anchor !== undefined && !readPaper(to).anchors.has(anchor)) return 'names no heading';
  const isTranslated = !to.endsWith('.es.md') && exists(to.replace(/\.md$/, '.es.md'));
  // The link of a document to its translation.
  const isSwitch = from === to.replace(/\.md$/, '.es.md');
  if (from.endsWith('.es.md') && to.endsWith('.md') && isTranslated && !isSwitch)
    return 'leaves the language';
  return undefined;
}

it.each(papers)('%s', (from) => {
  const links = readPaper(from).links.filter((href) => !/^(https?|mailto):/.test(href));
  const faults = links.map((href) => [href, fault(from, href)] as const);
  expect(faults.filter(([, found]) => found !== undefined)).toEqual([]);
});
