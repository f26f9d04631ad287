// Guides that were renamed: their old URLs redirect.
import type { FastifyInstance } from 'fastify';
import { sendReply } from '../../server/http/responses/ready-response.js';
import { guideAddress, markdownAddress } from '../shell/addresses.js';
import { inLanguage, languages } from '../shell/language.js';

export const movedGuides = {
  'match-and-count': 'clean-place-names',
  recipes: 'department-city-select',
} as const;

export function serveMovedGuides(server: FastifyInstance): void {
  const move = (url: string, to: string) =>
    server.route({
      method: ['GET', 'HEAD'],
      url,
      handler: ({ edition }, reply) => sendReply(reply, edition.replies.redirect(to, 301)),
    });
  for (const [from, to] of Object.entries(movedGuides))
    for (const spelt of [guideAddress, (name: string) => markdownAddress(guideAddress(name))]) {
      move(spelt(from), spelt(to));
      for (const language of languages)
        move(inLanguage(language, spelt(from)), inLanguage(language, spelt(to)));
    }
}
