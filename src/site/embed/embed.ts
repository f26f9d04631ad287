// The form field for pages of other origins: its script and its list of places.
import type { FastifyInstance } from 'fastify';
import type { Engine } from '../../engine/answers/engine.js';
import { editionName } from '../../engine/dataset/dataset.js';
import type { Model, ModelBoundary } from '../../engine/model/model.js';
import { messages } from '../../engine/problems/messages.js';
import { problem } from '../../engine/problems/problem.js';
import type { YieldingWork } from '../../engine/scheduling/yielding-work.js';
import { sendReply } from '../../server/http/connections/node-response.js';
import type { Document } from '../../server/http/responses/documents.js';
import { JSON_TYPE } from '../../server/http/responses/replies.js';
import { perEdition, sendProblem } from '../../server/http/surface.js';
import { addresses } from '../shell/addresses.js';
import type { Feature } from '../shell/feature.js';
import { readSiteBuild, siteFile } from '../shell/site-files.js';
import { type AreaLists, areaLists, otherNames, placesOf } from './area-lists.js';

/**
 * The files for other origins, a script with a form field and its list. Their folder changes its name with the edition and the script, so
 * caches keep them for good, and a short script redirects there.
 */
export const EMBED = '/embed';
const PLACE_SELECT = 'place-select';
const PLACES = 'places.json';
/** The list with the words of other names, which only a field with suggestions loads. */
const NAMED_PLACES = 'named-places.json';
const embedNames: readonly string[] = [`${PLACE_SELECT}.js`, PLACES, NAMED_PLACES];

const SCRIPT_TYPE = 'text/javascript; charset=utf-8';
/** Pages that isolate themselves can load the files, too. */
const headers = ['cross-origin-resource-policy', 'cross-origin'];
const IMMUTABLE = 'public, max-age=31536000, immutable';
/** The time for which a page works without the server, because the browser uses its copy while it requests another one. */
const KEPT_THIRTY_DAYS = 'public, max-age=300, stale-while-revalidate=2592000, stale-if-error=2592000';

/** Whether the model has two levels of areas. */
const hasPlaces = ({ model: { levels } }: Engine): boolean => (levels?.groups.length ?? 0) > 0;

const embedAddress = (version: string, name: string): string => `${EMBED}/${version}/${name}`;

/** The name of the folder. */
const embedVersion = ({ catalog }: Engine): string =>
  `${editionName(catalog.edition)}-${readSiteBuild().assets.modules[PLACE_SELECT]?.version}`;

/** Files at constant URLs. */
const shortFiles = (engine: Engine): readonly Document[] =>
  hasPlaces(engine)
    ? [
        {
          path: addresses.placeSelect,
          type: SCRIPT_TYPE,
          headers,
          cacheControl: KEPT_THIRTY_DAYS,
          body: () => `export*from"./${embedVersion(engine)}/${PLACE_SELECT}.js";\n`,
        },
        ...[PLACES, NAMED_PLACES].map((name) => ({
          path: `${EMBED}/${name}`,
          type: JSON_TYPE,
          headers,
          cacheControl: KEPT_THIRTY_DAYS,
          body: () => placeList(engine, name),
        })),
      ]
    : [];

/** Files whose content at their URL never changes. */
export function versionedFiles(engine: Engine): readonly Document[] {
  if (!hasPlaces(engine)) return [];
  const version = embedVersion(engine);
  const file = (name: string, type: string, body: Document['body']): Document => ({
    path: embedAddress(version, name),
    type,
    headers,
    cacheControl: IMMUTABLE,
    body,
  });
  return [
    file(`${PLACE_SELECT}.js`, SCRIPT_TYPE, () => siteFile(`${PLACE_SELECT}.js`)),
    ...[PLACES, NAMED_PLACES].map((name) => file(name, JSON_TYPE, () => placeList(engine, name))),
  ];
}

/** The list has only areas with borders, and unpacking these takes long. */
function* placeList({ model, catalog }: Engine, name: string): YieldingWork<string> {
  const { drawn } = model.levels as NonNullable<Model['levels']>;
  yield* catalog.prepareArcs(drawn.boundary as ModelBoundary, 'coarse');
  yield;
  const lists = areaLists(model, catalog) as AreaLists;
  yield;
  const others = name === NAMED_PLACES ? otherNames(model, catalog, drawn) : undefined;
  return placesOf(lists, editionName(catalog.edition), others);
}

export const embed: Feature = {
  name: 'embed',
  files: shortFiles,
  versionedFiles,
  serve: serveVersions,
};

function serveVersions(server: FastifyInstance): void {
  const finishedOf = perEdition(
    (edition) => new Map(versionedFiles(edition.engine).map((each) => [each.path, edition.document(each)])),
  );
  server.route({
    method: ['GET', 'HEAD'],
    url: `${EMBED}/:version/:file`,
    handler: async ({ url, params, edition, headers }, reply) => {
      const given = params as { readonly version: string; readonly file: string };
      // Like all paths, this one is accepted in any letter case. The names have no capitals.
      const [version, file] = [given.version.toLowerCase(), given.file.toLowerCase()];
      const all = finishedOf(edition);
      const finished = await all.get(embedAddress(version, file))?.();
      if (finished !== undefined) return sendReply(reply, await finished.pick(headers));
      if (all.size === 0 || !embedNames.includes(file))
        return sendProblem(reply, problem('unknown-path', messages.nothingAt(url, hint)));
      // A page with an earlier version still works.
      return sendReply(reply, edition.replies.redirect(embedAddress(embedVersion(edition.engine), file)));
    },
  });
}

const hint = messages.didYouMean(`${EMBED}/${embedNames[0]}`);
