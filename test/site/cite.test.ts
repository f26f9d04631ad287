// The citation of a record and of the dataset: the facts are those of `/api/v1/dataset`, and its URLs lead to the cited page.
import { describe, expect, it } from 'vitest';
import { languages } from '../../src/site/shell/addresses.js';
import { sharedService } from '../system/shared-service.js';
import { ORIGIN, publicService } from './services.js';

const RECORDS = {
  en: '/en/data/fairs-and-festivals/feria-de-manizales-1',
  es: '/es/datos/ferias-y-fiestas/feria-de-manizales-1',
} as const;
const DOWNLOADS = { en: '/en/downloads', es: '/es/descargas' } as const;

const { service } = await publicService();

interface DatasetDocument {
  readonly edition: string;
  readonly version: string;
  readonly about: {
    readonly title: Readonly<Record<string, string>>;
    readonly publisher: string;
    readonly licence: { readonly name: string };
  };
}
const { edition, version, about } = (await service.server.inject('/api/v1/dataset')).json<DatasetDocument>();

const textOf = (html: string) => html.replace(/<[^>]+>/g, '').replaceAll('&quot;', '"');

/** The text from the heading of the citation to the next one. */
async function citeOf(path: string, server = service.server): Promise<string> {
  const { body } = await server.inject(path);
  return textOf(body.split('id="cite"')[1]?.split('<h2')[0] ?? '');
}

describe.each(languages)('is shown in %s', (language) => {
  it('cites a record with its edition, terms, permanent URL and sources', async () => {
    const text = await citeOf(RECORDS[language]);
    const path = '/id/TraditionalFairAndFestival/1';
    for (const part of [
      `${about.publisher} (`,
      'Feria de Manizales (TraditionalFairAndFestival 1). ',
      about.title[language] as string,
      edition,
      about.licence.name,
      `${ORIGIN}${path}`,
      'API Colombia',
    ])
      expect(text).toContain(part);
    const { statusCode, headers } = await service.server.inject({
      url: path,
      headers: { accept: 'text/html', 'accept-language': language },
    });
    expect([statusCode, headers.location]).toEqual([303, RECORDS[language]]);
  });

  it('cites the dataset as a sentence and as BibTeX', async () => {
    const text = await citeOf(DOWNLOADS[language]);
    const url = `${ORIGIN}${DOWNLOADS[language]}#edition-${edition}`;
    expect(text).toContain(`${about.title[language]}, `);
    expect(text).toContain(`${about.licence.name}. ${url}`);
    const fields = Object.fromEntries(
      Array.from(text.matchAll(/^ {2}(\w+) = \{(.*)\},$/gm), ([, name, value]) => [name, value]),
    );
    expect(fields).toEqual({
      author: `{${about.publisher}}`,
      title: about.title[language],
      year: version.slice(0, 4),
      date: version.slice(0, 10).replaceAll('.', '-'),
      version: edition,
      note: about.licence.name,
      url,
    });
    expect(text).toContain(`@misc{atlas_colombia_${version.replaceAll('.', '_')},`);
    expect((await service.server.inject(DOWNLOADS[language])).body).toContain(`id="edition-${edition}"`);
  });

  it('links a record to the citation of the dataset', async () => {
    const { body } = await service.server.inject(RECORDS[language]);
    expect(body).toContain(`href="${DOWNLOADS[language]}#cite"`);
  });
});

it('lets a script insert the origin of the server if no public one is set', async () => {
  const { service: plain } = await sharedService();
  const { body } = await plain.server.inject(RECORDS.en);
  expect(body).toMatch(/<span class="origin">http:\/\/[^<]+<\/span>\/id\/TraditionalFairAndFestival\/1/);
});
