// The form field for pages of other origins: its script and its list of places.
import type { FastifyInstance } from 'fastify';
import { messages } from '../../engine/problems/messages.js';
import { problem } from '../../engine/problems/problem.js';
import { sendReply } from '../../server/http/responses/ready-response.js';
import { perEdition, sendProblem } from '../../server/http/surface.js';
import type { Feature } from '../shell/feature.js';
import { EMBED, embedAddress, embedNames, embedVersion, shortFiles, versionedFiles } from './embed-files.js';

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
      // Like every path, it may come in another letter case. These names have no capitals.
      const [version, file] = [given.version.toLowerCase(), given.file.toLowerCase()];
      const all = finishedOf(edition);
      const finished = await all.get(embedAddress(version, file))?.();
      if (finished !== undefined) return sendReply(reply, await finished.pick(headers));
      if (all.size === 0 || !embedNames.includes(file))
        return sendProblem(reply, problem('unknown-path', messages.nothingAt(url, hint)));
      // A page that names an earlier version still works.
      return sendReply(reply, edition.replies.redirect(embedAddress(embedVersion(edition.engine), file)));
    },
  });
}

const hint = messages.didYouMean(`${EMBED}/${embedNames[0]}`);
