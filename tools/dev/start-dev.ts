// `npm run dev` on a copy of the project, for programs that change its sources.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdirSync, readFileSync, realpathSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { projectFolder } from '../../src/settings/project-folder.js';

const COPIED = ['src', 'data', 'docs', 'tools', 'lab', 'package.json', 'CHANGELOG.md', 'CHANGELOG.es.md'];

export interface DevRun {
  readonly origin: string;
  readonly printed: () => string;
  /** Replaces a text that the file must contain. */
  readonly change: (file: string, before: string, after: string) => void;
  readonly stop: () => Promise<void>;
}

/** Fills an empty folder with the sources and the finished build, and starts there. */
export async function startDev(folder: string): Promise<DevRun> {
  const root = projectFolder();
  for (const name of COPIED) cpSync(join(root, name), join(folder, name), { recursive: true });
  mkdirSync(join(folder, '.builds'));
  cpSync(realpathSync(join(root, 'dist')), join(folder, '.builds', 'copy'), { recursive: true });
  symlinkSync(join('.builds', 'copy'), join(folder, 'dist'));
  symlinkSync(realpathSync(join(root, 'node_modules')), join(folder, 'node_modules'));
  const child = spawn(process.execPath, [join(folder, 'dist', 'tools', 'dev', 'dev.js'), '--port', '0'], {
    env: { PATH: process.env.PATH },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const ended = once(child, 'close');
  let printed = '';
  const origin = await new Promise<string>((resolve, reject) => {
    for (const stream of [child.stdout, child.stderr])
      stream.setEncoding('utf8').on('data', (text: string) => {
        printed += text;
        const found = /http:\/\/[\d.:]+\d/.exec(printed)?.[0];
        if (found !== undefined) resolve(found);
      });
    ended.then(() => reject(new Error(`npm run dev ended: ${printed}`)), reject);
  });
  return {
    origin,
    printed: () => printed,
    change: (file, before, after) => {
      const path = join(folder, file);
      const text = readFileSync(path, 'utf8');
      if (!text.includes(before)) throw new Error(`${file} does not contain ${before}.`);
      writeFileSync(path, text.replace(before, after));
    },
    stop: async () => {
      child.kill('SIGTERM');
      await ended;
    },
  };
}
