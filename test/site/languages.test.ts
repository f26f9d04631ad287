// The words that reveal a text in the wrong language. `every-page` looks for such texts, and `test/sitemap` on more pages.
import { describe, expect, it } from 'vitest';
import { foreignTexts } from './foreign-texts.js';

describe('a text of a page', () => {
  const page = (language: string, body: string) => `<html lang="${language}"><body>${body}</body></html>`;

  it.each([
    ['es', '<p>The list of municipalities</p>'],
    ['es', '<p>La lista.</p><p aria-label="Chart of the population">1</p>'],
    ['es', '<td>Historic Centre of Santa Cruz de Mompox</td>'],
    ['es', '<p lang="en">La lista de los municipios</p>'],
    ['en', '<p>La lista de municipios</p>'],
    ['en', '<td>Reserva de Biosfera</td>'],
    ['en', '<td>abejorraleño</td>'],
    ['en', '<input placeholder="nombre de un municipio">'],
    ['en', '<option>Norte de Santander</option>'],
  ])('in the wrong language is found on a page in %s: %s', (language, body) => {
    expect(foreignTexts(page(language, body))).toHaveLength(1);
  });

  it.each([
    ['es', '<p>Volcanoes of the World: números de los volcanes</p>'],
    ['es', '<td lang="en">Historic Centre of Santa Cruz de Mompox</td>'],
    ['es', '<p>Usa <code>to</code>.</p><p title="Desde from hasta to">1</p><code>from</code>'],
    ['es', '<p>Con licencia CC BY 4.0</p>'],
    ['es', '<p>Cra. 9 No. 123-76 Of.602, San Be- San An</p>'],
    ['en', '<p>The campus in La Paz, Valle del Cauca (Ley 51 de 1983)</p>'],
    ['en', '<h1 lang="es">Arepas de huevo</h1><p aria-label="Map: Arepas de huevo">1</p>'],
    ['en', '<p>Inclusion of salsa caleña in the list</p>'],
    ['en', '<option>es</option>'],
    ['en', '<td>Historic Centre of Santa Cruz de Mompox</td>'],
  ])('in the right language, or that is a name, is not found on a page in %s: %s', (language, body) => {
    expect(foreignTexts(page(language, body))).toEqual([]);
  });
});
