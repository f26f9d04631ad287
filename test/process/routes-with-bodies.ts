// Every route of the service that reads a body, with its limit: as the surfaces register them.
import { surfacesOf } from '../../src/app.js';
import { readSettings } from '../../src/settings/settings.js';
import { projectService } from '../system/project-dataset.js';

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
  const service = await projectService(settings, surfaces);
  await service.server.ready();
  await service.server.close();
  return found;
}
