// The front page: what it promises is so, and it is light.
import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createAtlas, type Service } from '../../src/app.js';
import { homeExamples } from '../../src/pages/home-examples.js';
import { languages } from '../../src/pages/language.js';
import { snippets } from '../../src/pages/snippets.js';
import { projectFolder } from '../../src/settings/project-folder.js';

const MOST_BYTES = 30_000;

let service: Service;
let origin: string;
beforeAll(async () => {
  service = await createAtlas();
  origin = await service.server.listen({ host: '127.0.0.1', port: 0 });
});
afterAll(() => service.server.close());
const page = async (language: string) => (await service.server.inject(`/${language}`)).body;

describe.each(languages)('in %s', (language) => {
  it('has the npm commands of the README, and no others', async () => {
    const readme = await readFile(join(projectFolder(), 'README.md'), 'utf8');
    const block = /## Run it[\s\S]*?```console\n([\s\S]*?)```/.exec(readme)?.[1] ?? '';
    // Without those that fetch the repository, which a reader of the page may have done.
    const commands = block.split('\n').filter((line) => line.startsWith('$ npm '));
    expect(commands).toHaveLength(2);
    const shown = [...(await page(language)).matchAll(/<span class="prompt">(\$ )<\/span>([^<]*)/g)];
    expect(shown.map(([, sign, command]) => `${sign}${command}`)).toEqual(commands);
  });

  it('names every family with its count, the edition and every source', async () => {
    const text = await page(language);
    const format = new Intl.NumberFormat(language === 'es' ? 'es-CO' : 'en');
    for (const family of service.model.families.filter(({ file }) => file !== undefined)) {
      const rows = service.engine.catalog.table(family).rows.length;
      expect(text, family.record).toContain(`<span class="count">${format.format(rows)}</span>`);
    }
    expect(text).toContain((await service.server.inject('/api/v1')).headers['atlas-edition']);
    for (const { title } of service.engine.catalog.sources) expect(text).toContain(title.slice(0, 20));
  });

  it('offers every example, and shows the answer of the first', async () => {
    const text = await page(language);
    expect(text.match(/<ul class="examples"[\s\S]*?<\/ul>/)?.[0].match(/<li>/g)).toHaveLength(
      homeExamples.length,
    );
    expect(text).toContain('Virgen de Chiquinquir');
  });

  it('takes less than 30 kB with everything it loads', async () => {
    const text = await page(language);
    const loaded = [
      ...text.matchAll(/<(?:link rel="(?:stylesheet|icon)"|script)[^>]*(?:href|src)="([^"]+)"/g),
    ].map(([, url]) => url as string);
    expect(loaded).toHaveLength(3);
    const sizes: number[] = [];
    for (const url of [`/${language}`, ...loaded]) sizes.push(await compressedSize(`${origin}${url}`));
    const total = sizes.reduce((sum, size) => sum + size, 0);
    console.log(`/${language}: ${sizes.join(' + ')} = ${total} bytes`);
    expect(total).toBeLessThan(MOST_BYTES);
  });
});

/** As a browser gets it once it is compressed well; Node's own client would unpack it. */
async function compressedSize(url: string): Promise<number> {
  await fetch(url).then((response) => response.arrayBuffer());
  await service.idle();
  const { stdout } = await promisify(execFile)('curl', [
    '-s',
    '-o',
    '/dev/null',
    '-w',
    '%{size_download}',
    '-H',
    'Accept-Encoding: br',
    url,
  ]);
  return Number(stdout);
}

describe('a request, as it can be copied,', () => {
  const url = () => `${origin}/api/v1/Holiday/year/2026/month/7`;
  const run = async (program: string, ...args: string[]) => (await promisify(execFile)(program, args)).stdout;
  const written = (id: string) => snippets.find((snippet) => snippet.id === id)?.write(url()) ?? '';

  it('works in curl', async () => {
    expect(JSON.parse(await run('sh', '-c', `${written('curl')} -s`))).toHaveLength(2);
  });

  it('works in JavaScript', async () => {
    const program = `${written('javascript')}\nconsole.log(data.length)`;
    expect(await run(process.execPath, '--input-type=module', '-e', program)).toBe('2\n');
  });

  it('works in Python, where there is one', async () => {
    const program = `${written('python')}\nprint(len(data))`;
    const shown = await run('python3', '-c', program).catch((error) =>
      error.code === 'ENOENT' ? '2\n' : Promise.reject(error),
    );
    expect(shown).toBe('2\n');
  });
});
