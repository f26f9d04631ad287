// Writes the static copy of a service: every finite set of responses as files, and an nginx configuration for them.
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Service } from '../../app.js';
import { editionName, editionTime } from '../../engine/dataset/dataset.js';
import { languages } from '../../engine/text/localized.js';
import { DEFAULT_LANGUAGE } from '../../site/shell/addresses.js';
import type { Bundle } from '../../surfaces/downloads/send-file.js';
import { fillNewFolder, type Mark } from '../new-folder.js';
import type { Progress } from '../program.js';
import { copyFiles } from './copied-files.js';
import { missingCopyPage } from './copy-pages.js';
import type { LeftOut } from './left-out.js';
import { nginxServer } from './nginx-site.js';
import { quoted } from './nginx-text.js';
import { requestServiceFields } from './service-fields.js';
import { staticCopy } from './static-answers.js';
import { problemBodies } from './static-problems.js';
import { type Writing, writeAnswers } from './write-answers.js';
import { timeOfContent, writeDated } from './write-dated.js';

const PORT = 8080;

/** A complete nginx configuration that serves the static copy and nothing else, as any user, wherever the copy is. */
export function nginxConfig(folder: string): string {
  return `# A complete configuration that serves the static copy and nothing else, at http://localhost:${PORT}:
#
#   nginx -p "$(mktemp -d)" -c ${join(folder, 'nginx.conf')} -g "daemon off;"

worker_processes auto;
worker_rlimit_nofile 16384;
pid nginx.pid;
error_log stderr warn;

events {
  worker_connections 4096;
}

http {
  access_log off;
  sendfile on;
  tcp_nopush on;
  keepalive_requests 1000000;
  open_file_cache max=8192 inactive=5m;
  open_file_cache_valid 1m;
  open_file_cache_errors on;
  client_body_temp_path body;
  proxy_temp_path proxy;
  fastcgi_temp_path fastcgi;
  uwsgi_temp_path uwsgi;
  scgi_temp_path scgi;

  server {
    listen ${PORT};
    include ${quoted(join(folder, 'nginx-site.conf'))};
  }
}
`;
}

interface Export extends Pick<Writing, 'folder' | 'quality' | 'signal'> {
  readonly progress: Progress;
  /** The families that the copy does not contain. */
  readonly without?: LeftOut;
  /** The files of the edition. */
  readonly bundle?: Bundle | undefined;
}

export const EXPORT: Mark = {
  file: 'export.json',
  madeBy: 'atlas-colombia export',
  earlier: 'an earlier export',
};

export async function exportCopy(
  service: Service,
  { folder, quality, signal, progress, without, bundle }: Export,
): Promise<{ readonly paths: number; readonly files: number; readonly bytes: number }> {
  const { groups, isServed } = staticCopy(service, without, bundle);
  const answered = groups.flatMap(({ answers }) => answers.flatMap((answer) => answer.paths)).length;
  const paths = answered + (bundle?.files.size ?? 0);
  const totals = { paths, files: 0, bytes: 0 };
  const { edition } = service.engine.catalog;
  await fillNewFolder(folder, EXPORT, async (partial, target) => {
    const time = editionTime(edition);
    const write = (text: string, ...path: string[]) => {
      const content = Buffer.from(text);
      writeDated(join(partial, ...path), content, timeOfContent(time, content));
    };
    for (const inner of ['site', 'problems']) mkdirSync(join(partial, inner));
    for (const [status, body] of Object.entries(problemBodies)) write(body, 'problems', `${status}.json`);
    write(nginxServer(service, await requestServiceFields(service), target, bundle), 'nginx-site.conf');
    write(nginxConfig(target), 'nginx.conf');
    for (const language of languages)
      write(missingCopyPage(service, language, isServed), 'problems', `404.${language}.html`);
    // Static hosts send this file for an unknown path.
    write(missingCopyPage(service, DEFAULT_LANGUAGE, isServed), 'site', '404.html');
    const writing = { folder: join(partial, 'site'), edition: time, quality, signal, step: progress.step };
    const inPart = async (name: string, length: number, sizesOf: () => Promise<readonly number[]>) => {
      progress.part(name, length);
      const sizes = await sizesOf();
      progress.partDone();
      totals.files += sizes.length;
      totals.bytes += sizes.reduce((sum, size) => sum + size, 0);
    };
    for (const { name, answers } of groups)
      await inPart(name, answers.length, () => writeAnswers(answers, writing));
    if (bundle !== undefined) await inPart('downloads', bundle.files.size, () => copyFiles(bundle, writing));
    return { edition: editionName(edition), paths };
  });
  return totals;
}
