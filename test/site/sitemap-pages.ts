// The pages of the sitemap of a service, and the texts on them that are in the wrong language.
import type { Service } from '../../src/app.js';
import { titleOfRecord } from '../../src/site/shell/title-of-record.js';
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

/** Reads pages, and returns a line for each text in the wrong language. */
export function foreignTextsAt({
  server,
  model,
  engine,
}: Service): (path: string) => Promise<readonly string[]> {
  const listed = model.families.filter(({ file, series }) => file !== undefined && series === undefined);
  const names = new Set(
    listed.flatMap((family) => engine.catalog.table(family).rows.map((row) => titleOfRecord(family, row))),
  );
  return async (path) => {
    const { statusCode, body } = await server.inject(path);
    if (statusCode !== 200) return [`${path} is ${statusCode}`];
    return foreignTexts(body, (text) => names.has(text)).map((text) => `${path} ${text}`);
  };
}
