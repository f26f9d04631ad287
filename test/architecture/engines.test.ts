// Every installed package runs on the oldest supported release of Node.js, because npm only warns otherwise.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { projectFolder } from '../../src/settings/project-folder.js';

interface Package {
  readonly engines?: { readonly node?: string };
}

const read = (file: string) => JSON.parse(readFileSync(join(projectFolder(), file), 'utf8'));
const packages: Readonly<Record<string, Package>> = read('package-lock.json').packages;
const [oldest] = /\d+/.exec(read('package.json').engines.node) as RegExpExecArray;

/** By major versions: `>=18`, `^20.19.0 || >=22.12.0`, `20 || >=22`, `*`. */
const includes = (range: string, major: number) =>
  range.split('||').some((part) => {
    const [, operator = '', first] = /^\s*(>=?|\^|~)?\s*v?(\d+)/.exec(part) ?? [];
    if (first === undefined) return true;
    return operator.startsWith('>') ? Number(first) <= major : Number(first) === major;
  });

it('supports what the packages of the lock file require', () => {
  const faults = Object.entries(packages)
    .filter(([, { engines }]) => engines?.node !== undefined && !includes(engines.node, Number(oldest)))
    .map(([path, { engines }]) => `${path}: ${engines?.node}`);
  expect(faults).toEqual([]);
});
