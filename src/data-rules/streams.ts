// A station is heard at its streams, which are not the page of the station nor another page.
import { type DataRule, finding, rowsOf } from './data-rule.js';

/** Addresses of pages by their form: a document, or a player that is put into other pages. */
const PAGE = /\.html?$|\/embed(\/|$)/i;

export const streams: DataRule = {
  name: 'streams',
  about: {
    en: 'The streams of a radio station are not its page, nor another page.',
    es: 'Las transmisiones de una emisora no son su página ni otra página.',
  },
  advice: {
    en: 'Remove the page from the list, and write [] if no stream is left.',
    es: 'Quita la página de la lista y escribe [] si no queda ninguna transmisión.',
  },
  *check(data) {
    const family = data.model.family('radio');
    for (const row of rowsOf(data, family.name)) {
      const site = siteOf(row.url);
      for (const stream of (row.streamers as readonly string[] | undefined) ?? [])
        if (isPage(stream, site))
          yield finding(family, row, 'streamers', {
            en: `expected a stream, found the page ${stream}`,
            es: `debe ser una transmisión, pero ${stream} es una página`,
          });
    }
  },
};

/** The host without `www`, because a site is found with and without it. */
const siteOf = (url: unknown) => (URL.canParse(String(url)) ? hostOf(new URL(String(url))) : undefined);
const hostOf = ({ host }: URL) => host.replace(/^www\./, '');

/** A server of streams has another host than the site, or a port. */
function isPage(stream: string, site: string | undefined): boolean {
  if (!URL.canParse(stream)) return false;
  const url = new URL(stream);
  return hostOf(url) === site || PAGE.test(url.pathname);
}
