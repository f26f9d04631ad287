// The types of the form field compile the lines of the guide in strict projects, and need none of the frameworks.
import { spawnSync } from 'node:child_process';
import { copyFileSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { projectFolder } from '../../src/settings/project-folder.js';
import { newFolder } from '../system/new-folder.js';

const root = projectFolder();
const compilerOptions = {
  target: 'es2022',
  lib: ['es2022', 'dom'],
  module: 'esnext',
  moduleResolution: 'bundler',
  jsx: 'react-jsx',
  strict: true,
  exactOptionalPropertyTypes: true,
  types: [],
  noEmit: true,
};

/** The lines of the faults in a program that uses the types. */
function faultsIn(program: string, hasFrameworks: boolean): readonly number[] {
  const folder = newFolder('atlas-place-select');
  if (hasFrameworks) symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'));
  copyFileSync(join(root, 'client', 'embed', 'place-select.d.ts'), join(folder, 'place-select.d.ts'));
  writeFileSync(
    join(folder, 'program.tsx'),
    `import type { PlaceSelect } from './place-select.js';\n${program}`,
  );
  const options = { ...compilerOptions, skipLibCheck: hasFrameworks };
  writeFileSync(
    join(folder, 'tsconfig.json'),
    JSON.stringify({ compilerOptions: options, files: ['program.tsx'] }),
  );
  const compiler = join(root, 'node_modules', 'typescript', 'bin', 'tsc');
  const args = [compiler, '-p', folder, '--singleThreaded', '--pretty', 'false', '--preserveSymlinks'];
  const { stdout } = spawnSync(process.execPath, args, { cwd: folder, encoding: 'utf8' });
  const faults = stdout.split('\n').filter((line) => /^\S/.test(line));
  return faults.map((line) => Number(/^program\.tsx\((\d+),/.exec(line)?.[1] ?? expect.fail(line)) - 1);
}

it('compiles the example of the guide, and rejects a wrong attribute', () => {
  const guide = readFileSync(join(root, 'docs/guides/department-city-select.md'), 'utf8');
  const [, line = ''] = /```jsx\n(.*)\n```/.exec(guide) ?? [];
  expect(line).toContain('<atlas-place-select');
  const program = [
    "import { createRef, useState } from 'react'; import type { GlobalComponents } from 'vue';",
    "export function Form() { const [city, setCity] = useState(''); const ref = createRef<PlaceSelect>(); return [",
    `${line},`,
    '<atlas-place-select key="a" ref={ref} className="x" values="dane" departments="05,11" types="Municipio" required />,',
    '<atlas-place-select key="b" value={5} mode="search" placeholder="Elige" onInput={() => {}} />,',
    '<atlas-place-select key="c" mode="find" />,',
    '<atlas-place-select key="d" departmnt="5" />] }',
    "type Props = InstanceType<GlobalComponents['atlas-place-select']>['$props'];",
    "export const props: Props = { values: 'dane', modelValue: 12 };",
    "export const wrong: Props = { values: 'codes' };",
  ].join('\n');
  expect(faultsIn(program, true)).toEqual([6, 7, 10]);
});

it('types the element of a plain page', () => {
  const program = [
    "const field = document.createElement('atlas-place-select'); field.value = 12; field.department = null;",
    'export const texts: string[] = [field.value, field.validationMessage]; export let place: PlaceSelect = field;',
    'field.departmnt = 5;',
  ].join('\n');
  expect(faultsIn(program, false)).toEqual([3]);
});
