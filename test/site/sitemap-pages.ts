// The pages of the sitemap of a service, and the texts on them that are in the wrong language.
import type { Service } from '../../src/app.js';
import type { Row } from '../../src/engine/model/model.js';
import { titleOfRecord } from '../../src/site/shell/record-links.js';
import { foreignTexts } from './foreign-texts.js';

const locations = (xml: string) =>
  Array.from(xml.matchAll(/<loc>([^<]*)<\/loc>/g), ([, url]) => url as string);

/** Their paths, in the order of the sitemap. */
export async function sitemapPaths({ server }: Service): Promise<readonly string[]> {
  const headers = { host: 'atlas.example' };
  const pathsAt = async (path: string) =>
    locations((await server.inject({ url: path, headers })).body).map((url) => {
      const { pathname, search } = new URL(url.replaceAll('&amp;', '&'));
      return `${pathname}${search}`;
    });
  const parts = await pathsAt('/sitemap.xml');
  return (await Promise.all(parts.map(pathsAt))).flat();
}

/**
 * The names of all records, which may be in any language, and their translated texts, which contain names of dishes and dances. A rule of
 * the data checks the latter.
 */
export function namesOf({ model, engine }: Service): ReadonlySet<unknown> {
  const listed = model.families.filter(({ file, series }) => file !== undefined && series === undefined);
  return new Set(
    listed.flatMap((family) => {
      const translated = family.fields.filter(({ translates }) => translates !== undefined);
      const texts = (row: Row) => translated.map(({ name }) => row[name]);
      const { rows } = engine.catalog.table(family);
      return rows.flatMap((row) => [titleOfRecord(family, row), ...texts(row)]);
    }),
  );
}

/** Reads pages, and returns a line for each text in the wrong language. */
export function foreignTextsAt(service: Service): (path: string) => Promise<readonly string[]> {
  const { server } = service;
  const names = namesOf(service);
  return async (path) => {
    const { statusCode, body } = await server.inject(path);
    if (statusCode !== 200) return [`${path} is ${statusCode}`];
    return foreignTexts(body, (text) => names.has(text)).map((text) => `${path} ${text}`);
  };
}
