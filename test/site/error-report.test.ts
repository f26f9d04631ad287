// "Report an error" links to the contact of the operator, with a prepared text for the record and for each value.
import { describe, expect, it } from 'vitest';
import { editionName } from '../../src/engine/dataset/dataset.js';
import { sharedService } from '../system/shared-service.js';
import { ORIGIN, serviceWithContact } from './services.js';

const PAGES = {
  en: '/en/data/municipalities/bogota-d-c-167',
  es: '/es/datos/municipios/bogota-d-c-167',
} as const;

const WORDS = {
  en: { record: 'Record', page: 'Page', field: 'Field', says: 'Current value' },
  es: { record: 'Registro', page: 'Página', field: 'Campo', says: 'Valor actual' },
} as const;

/** The links of a page to the contact, as URLs. */
const linksTo = (contact: string, html: string) =>
  Array.from(html.matchAll(/href="([^"]*)"/g), ([, url = '']) => url.replaceAll('&amp;', '&'))
    .filter((url) => url.startsWith(contact))
    .map((url) => new URL(url));

describe.each([
  ['mailto:data@example.org', 'subject', '\r\n'],
  ['https://example.org/issues/new?labels=data', 'title', '\n'],
])('to %s', (contact, title, lineEnd) => {
  it.each(['en', 'es'] as const)('a page in %s has a prepared report', async (language) => {
    const { service } = await serviceWithContact(contact);
    const { body: html } = await service.server.inject(PAGES[language]);
    const links = linksTo(contact, html);
    const row = service.engine.catalog.table(service.model.family('city')).rows.find(({ id }) => id === 167);
    const words = WORDS[language];
    const head = [
      `${words.record}: City 167, Bogotá D.C.`,
      `${words.page}: ${ORIGIN}${PAGES[language]}`,
    ].join(lineEnd);
    for (const link of links) {
      expect(link.searchParams.get(title)).toMatch(/^Error: City 167, Bogotá D\.C\./);
      expect(link.searchParams.get('body')?.startsWith(head)).toBe(true);
      expect(link.searchParams.get('body')).toContain(editionName(service.engine.catalog.edition));
      expect(link.href.length).toBeLessThan(2000);
    }
    const ofPopulation = links.find((link) => link.searchParams.get(title)?.endsWith(', population'));
    expect(ofPopulation?.searchParams.get('body')).toContain(
      `${words.field}: population${lineEnd}${words.says}: ${row?.population}${lineEnd}`,
    );
    // Every value, and the record.
    expect(links.length).toBe((html.match(/<th scope="row">/g) ?? []).length - rowsBefore(html) + 1);
    if (contact.includes('?'))
      expect(links.every((link) => link.searchParams.get('labels') === 'data')).toBe(true);
  });
});

/** Rows of tables before that of the values. */
const rowsBefore = (html: string) =>
  (html.split('class="wide provenance"')[0]?.match(/<th scope="row">/g) ?? []).length;

it.each(['en', 'es'] as const)(
  'without a contact, a page in %s has the text to copy and no setting of the operator',
  async (language) => {
    const { service } = await sharedService();
    const { body } = await service.server.inject(PAGES[language]);
    const [, report = ''] = body.split('id="report"');
    expect(report).toContain(`${WORDS[language].record}: City 167, Bogotá D.C.`);
    expect(report).not.toContain('/settings/');
    expect(report).not.toContain('REPORT_CONTACT');
    expect(body).not.toContain('mailto:');
  },
);
