// Pages of the documentation that were renamed or replaced: their old URLs redirect.
import type { FastifyInstance } from 'fastify';
import { sendReply } from '../../server/http/responses/ready-response.js';
import { addresses, guideAddress, markdownAddress } from '../shell/addresses.js';
import { DEFAULT_LANGUAGE, inLanguage, languages } from '../shell/language.js';
import { readManifest } from '../shell/site-files.js';

/** Every operation has a form on its page, which the console had for all of them. */
const CONSOLE = ['/docs/console', addresses.operations] as const;

export function serveMovedPages(server: FastifyInstance): void {
  const move = (url: string, to: string) =>
    server.route({
      method: ['GET', 'HEAD'],
      url,
      handler: ({ edition }, reply) => sendReply(reply, edition.replies.redirect(to, 301)),
    });
  const pages = readManifest().guides[DEFAULT_LANGUAGE].flatMap(({ formerly, name }) =>
    formerly === undefined ? [] : [[guideAddress(formerly), guideAddress(name)] as const],
  );
  for (const [before, now] of [CONSOLE, ...pages])
    for (const spelt of [(path: string) => path, markdownAddress]) {
      move(spelt(before), spelt(now));
      for (const language of languages)
        move(inLanguage(language, spelt(before)), inLanguage(language, spelt(now)));
    }
}
