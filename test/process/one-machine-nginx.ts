// A real nginx with deploy/nginx.conf as it ships, except for the URL of the service, its own port, and TLS.
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { projectFolder } from '../../src/settings/project-folder.js';
import { type NginxServer, startNginx } from '../static/nginx-server.js';

/** It may write to `folder`. */
export async function startOneMachineNginx(
  program: string,
  folder: string,
  servicePort: number,
): Promise<NginxServer> {
  const shipped = await readFile(join(projectFolder(), 'deploy', 'nginx.conf'), 'utf8');
  const [upstream, ...servers] = shipped.split(/^(?=server \{$)/m);
  const withTls = servers.find((server) => server.includes('listen 443'));
  if (upstream === undefined || withTls === undefined)
    throw new Error('deploy/nginx.conf has no server for TLS any more.');
  const temporaryPaths = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (n) => `${n}_temp_path ${n};`,
  );
  const config = `pid nginx.pid;
error_log stderr warn;
events {}
http {
  access_log off;
  ${temporaryPaths.join('\n  ')}
${upstream.replace('127.0.0.1:3000', `127.0.0.1:${servicePort}`)}
${withTls
  .replace(/^ *(ssl_|listen \[).*\n/gm, '')
  .replace('listen 443 ssl http2;', 'listen 8080;')
  .trimEnd()}
}
`;
  const site = join(folder, 'site');
  await mkdir(site, { recursive: true });
  await writeFile(join(site, 'nginx.conf'), config);
  return startNginx(program, site, join(folder, 'nginx'));
}
