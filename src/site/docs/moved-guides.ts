// Guides that were renamed: their old URLs redirect.
import type { FastifyInstance } from 'fastify';
import { sendReply } from '../../server/http/responses/ready-response.js';
import { guideAddress, markdownAddress } from '../shell/addresses.js';
import { DEFAULT_LANGUAGE, inLanguage, languages } from '../shell/language.js';
import { readManifest } from '../shell/site-files.js';

export function serveMovedGuides(server: FastifyInstance): void {
  const move = (url: string, to: string) =>
    server.route({
      method: ['GET', 'HEAD'],
      url,
      handler: ({ edition }, reply) => sendReply(reply, edition.replies.redirect(to, 301)),
    });
  for (const { formerly, name } of readManifest().guides[DEFAULT_LANGUAGE]) {
    if (formerly === undefined) continue;
    for (const spelt of [guideAddress, (guide: string) => markdownAddress(guideAddress(guide))]) {
      move(spelt(formerly), spelt(name));
      for (const language of languages)
        move(inLanguage(language, spelt(formerly)), inLanguage(language, spelt(name)));
    }
  }
}
