// Readers can paste a whole block of the guide, because a request after the start of the service waits until the service is ready.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { freePort } from '../../lab/bench/child-server.js';
import { projectFolder } from '../../src/settings/project-folder.js';
import { program } from '../system/program.js';

const SERVICE = 'http://127.0.0.1:3000';

/** The requests that come after the start of the service with systemd, in the same block. */
function requestsAfterStart(name: string): readonly string[] {
  const guide = readFileSync(join(projectFolder(), 'docs', 'guides', name), 'utf8');
  return [...guide.matchAll(/^```console\n([\s\S]*?)^```/gm)].flatMap(([, block = '']) => {
    const lines = block.split('\n');
    const start = lines.findIndex((line) =>
      /^\$ sudo systemctl (enable --now|start|restart) atlas-/.test(line),
    );
    return start < 0 ? [] : lines.slice(start).filter((line) => /^\$ curl .*127\.0\.0\.1:3000/.test(line));
  });
}

describe.concurrent.each(['one-machine.md', 'one-machine.es.md'])('%s', (name) => {
  const requests = requestsAfterStart(name);

  it('lists them after the installation and after an update', () => {
    expect(requests).toHaveLength(2);
  });

  it.skipIf(program('curl') === undefined).concurrent.each(requests)('%s', async (line) => {
    const port = await freePort();
    const command = line.slice(2).replace(SERVICE, `http://127.0.0.1:${port}`);
    // Without -s curl reports each retry; the rest of the pipe does not matter here.
    const [curl = ''] = command.replace(' -sI', ' -I').replace(' -s ', ' ').split(' | ');
    const asking = spawn('sh', ['-c', `exec ${curl}`], { stdio: ['ignore', 'pipe', 'pipe'] });
    // The exit is not awaited, because its output can come later.
    const exited = once(asking, 'close');
    let [printed, warned] = ['', ''];
    asking.stdout.setEncoding('utf8').on('data', (text: string) => {
      printed += text;
    });
    const refused = new Promise<void>((resolve) => {
      asking.stderr.setEncoding('utf8').on('data', (text: string) => {
        warned += text;
        if (warned.includes('Will retry')) resolve();
      });
    });
    let requested = 0;
    const server = createServer((_, response) => {
      response.writeHead(++requested === 1 ? 503 : 200).end();
    });
    try {
      // The request must fail before a server listens.
      await Promise.race([refused, exited]);
      server.listen(port, '127.0.0.1');
      expect(await exited, warned).toEqual([0, null]);
      expect(printed).toMatch(command.includes('%{http_code}') ? /^200\n$/ : /HTTP\/1\.1 200 OK/);
      expect(requested).toBe(2);
    } finally {
      asking.kill();
      server.close();
    }
  });
});
