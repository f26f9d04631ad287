// The links to other pages: in the header, and below the title of a page about a family.
import { describe, expect, it } from 'vitest';
import { addresses, languages } from '../../src/site/shell/addresses.js';
import { sharedService } from '../system/shared-service.js';

const { service } = await sharedService();
const bodyOf = async (path: string) => {
  const { statusCode, body } = await service.server.inject(path);
  expect(statusCode, path).toBe(200);
  return body;
};
const textsIn = (html: string) => [...html.matchAll(/<a [^>]*>([^<]*)<\/a>/g)].map(([, text]) => text);

const words = {
  en: {
    downloads: 'Downloads',
    tables: ['/en/data/municipalities', '/en/data/departments'],
    doors: ['Documentation', 'Map'],
    folded: ['Names to codes', 'Coordinates to places'],
    holidays: '/en/data/holidays',
    labels: ['Year', 'Also Palm Sunday and Easter Sunday'],
  },
  es: {
    downloads: 'Descargas',
    tables: ['/es/datos/municipios', '/es/datos/departamentos'],
    doors: ['Documentación', 'Mapa'],
    folded: ['De nombres a códigos', 'De coordenadas a lugares'],
    holidays: '/es/datos/dias-festivos',
    labels: ['Año', 'También el Domingo de Ramos y el de Resurrección'],
  },
} as const;

describe.each(languages)('is shown in %s', (language) => {
  const { downloads, tables, doors, folded, holidays, labels } = words[language];

  it('links from the header to the downloads', async () => {
    const page = await bodyOf(`/${language}`);
    const header = page.slice(page.indexOf('<header'), page.indexOf('</header>'));
    expect(header).toContain(`<a href="/${language}${addresses.downloads[language]}"`);
    expect(textsIn(header)).toContain(downloads);
  });

  it.each(tables)('shows on %s two links below the title, and folds the others', async (path) => {
    const page = await bodyOf(path);
    const [, nav = ''] = /<nav class="family-doors"[^>]*>([\s\S]*?)<\/nav>/.exec(page) ?? [];
    const [open = '', rest = ''] = nav.split('<details>');
    expect(textsIn(open)).toEqual(doors);
    expect(textsIn(rest)).toEqual(expect.arrayContaining([...folded]));
  });

  it('has forms with labels, and not with the descriptions of parameters', async () => {
    const form = /<form class="table-form"[\s\S]*?<\/form>/.exec(await bodyOf(holidays))?.[0] ?? '';
    const shown = [...form.matchAll(/<label[^>]*>([\s\S]*?)<\/label>/g)].map(([, label = '']) =>
      label.replace(/<[^>]*>/g, '').trim(),
    );
    expect(shown).toEqual(expect.arrayContaining([...labels]));
  });
});
