// A real nginx with deploy/fleet-nginx.conf as it ships, except for the addresses of its servers and its folder.
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { projectFolder } from '../../src/settings/project-folder.js';
import { type NginxServer, startNginx } from '../static/nginx-server.js';

/** nginx may write into `folder`. */
export async function startFleetNginx(
  program: string,
  folder: string,
  ports: readonly number[],
): Promise<NginxServer> {
  let config = await readFile(join(projectFolder(), 'deploy', 'fleet-nginx.conf'), 'utf8');
  for (const [index, port] of ports.entries())
    config = config.replaceAll(`10.213.7.1${index + 1}:3000`, `127.0.0.1:${port}`);
  config = config.replaceAll('/tmp/', '').replace(/access_log .*;/, 'access_log off;');
  const site = join(folder, 'site');
  await mkdir(site, { recursive: true });
  await writeFile(join(site, 'nginx.conf'), config);
  return startNginx(program, site, join(folder, 'nginx'));
}
