// Makes the static copy of a service in a folder: every finite answer as files, and the rules by which servers serve them.
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Service } from '../../src/app.js';
import { editionName } from '../../src/dataset/dataset.js';
import { serviceDocuments, serviceRedirections } from '../../src/service/service-documents.js';
import { sitePages } from '../../src/site/service-site.js';
import { hostHeaders, hostRedirects } from './host-rules.js';
import { fillNewFolder } from './new-folder.js';
import { nginxConfig } from './nginx-config.js';
import { nginxSite } from './nginx-site.js';
import type { Progress } from './progress.js';
import { askServiceFields } from './service-fields.js';
import { staticAnswers } from './static-answers.js';
import { bodyOfProblem, staticProblems } from './static-problems.js';
import { NGINX, NGINX_SITE, PROBLEMS, SITE } from './static-site.js';
import { writeAnswers } from './write-answers.js';

export interface Export {
  readonly folder: string;
  /** Brotli's grade, from 0 to 11. */
  readonly quality: number;
  readonly signal: AbortSignal;
  readonly progress: Progress;
}

export interface ExportTotals {
  readonly paths: number;
  readonly files: number;
  readonly bytes: number;
}

export async function exportSite(
  service: Service,
  { folder, quality, signal, progress }: Export,
): Promise<ExportTotals> {
  const { model, operations, engine } = service;
  const groups = staticAnswers(service);
  const paths = groups.flatMap(({ answers }) => answers.flatMap((answer) => answer.paths));
  let [files, bytes] = [0, 0];

  async function fill(partial: string, place: string): Promise<void> {
    const parts = {
      place,
      fields: await askServiceFields(service),
      documents: serviceDocuments(model, operations, engine),
      pages: sitePages(model, operations, engine),
      redirections: serviceRedirections,
      queryNames: queryNames(service),
    };
    const site = join(partial, SITE);
    const write = async (text: string, ...path: string[]) => writeFile(join(partial, ...path), text);
    await mkdir(site);
    await mkdir(join(partial, PROBLEMS));
    for (const status of Object.keys(staticProblems))
      await write(bodyOfProblem(Number(status)), PROBLEMS, `${status}.json`);
    await write(nginxSite(parts), NGINX_SITE);
    await write(nginxConfig(place), NGINX);
    await write(hostHeaders(parts), SITE, '_headers');
    await write(hostRedirects(parts, paths), SITE, '_redirects');
    // The name by which hosts know the answer for what is missing; what it says is JSON there too.
    await write(bodyOfProblem(404), SITE, '404.html');
    for (const { name, answers } of groups) {
      progress.part(name, answers.length);
      const written = (size: number) => {
        files++;
        bytes += size;
      };
      await writeAnswers(answers, { folder: site, quality, signal, written, done: progress.step });
      progress.partDone();
    }
  }

  const about = { edition: editionName(engine.catalog.edition), paths: paths.length };
  await fillNewFolder(folder, about, fill);
  return { paths: paths.length, files, bytes };
}

/** Of what the copy answers; letter case does not count, and what stands in brackets is a name of its own. */
function queryNames({ operations }: Service): readonly string[] {
  const parameters = operations
    .filter(({ enumerate }) => enumerate !== undefined)
    .flatMap((operation) => [...operation.parameters, ...operation.options]);
  const inQuery = parameters.filter((parameter) => parameter.in === 'query' && !parameter.name.includes('['));
  return [...new Set(inQuery.map(({ name }) => name.toLowerCase()))];
}
