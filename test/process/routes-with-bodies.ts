// Every route of the service that reads a body, with its limit: as the surfaces register them.

import { join } from 'node:path';
import { createService, surfacesOf } from '../../src/app.js';
import { colombia } from '../../src/country/index.js';
import { projectFolder } from '../../src/settings/project-folder.js';
import { readSettings } from '../../src/settings/settings.js';
import { readDatasetFiles } from '../../src/storage/files/assemble-dataset.js';

export interface RouteWithBody {
  readonly method: string;
  readonly path: string;
  readonly limit: number;
}

const WITHOUT_BODY = new Set(['GET', 'HEAD', 'OPTIONS']);
/** The limit of a route that has no other. */
const FASTIFYS = 1_048_576;

let known: Promise<readonly RouteWithBody[]> | undefined;

export function routesWithBodies(): Promise<readonly RouteWithBody[]> {
  known ??= find();
  return known;
}

async function find(): Promise<readonly RouteWithBody[]> {
  const found: RouteWithBody[] = [];
  const settings = readSettings({});
  const surfaces = surfacesOf(settings).map((surface) => ({
    ...surface,
    plugin: (...[server, context]: Parameters<typeof surface.plugin>) => {
      server.addHook('onRoute', ({ method, url, bodyLimit = FASTIFYS }) => {
        const methods = [method].flat().filter((each) => !WITHOUT_BODY.has(each));
        found.push(...methods.map((each) => ({ method: each, path: url, limit: bodyLimit })));
      });
      return surface.plugin(server, context);
    },
  }));
  const dataset = await readDatasetFiles(colombia, join(projectFolder(), 'data'));
  const service = await createService({ model: colombia, dataset, surfaces, settings });
  await service.server.ready();
  await service.server.close();
  return found;
}
