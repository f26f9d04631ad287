// English texts of records are returned over HTTP only on request, over MCP in the requested language, and on each page in its language.
import { expect, it } from 'vitest';
import type { Row } from '../../src/engine/model/model.js';
import { manifestOf } from '../../src/site/manifest/manifest.js';
import { inLanguage, type Language } from '../../src/site/shell/addresses.js';
import { html } from '../../src/site/shell/html.js';
import { recordAddress } from '../../src/site/shell/record-links.js';
import { connectToShared } from '../mcp/connect.js';
import { sharedService } from '../system/shared-service.js';

const { service } = await sharedService();
const { server } = service;
const { client } = await connectToShared();
const manifest = manifestOf(service.engine);

const families = service.model.families.filter(({ fields }) =>
  fields.some(({ translates }) => translates !== undefined),
);
/** The last record of each family has such a text. Of the towns, a large one has it. */
const idOf = (path: string) => (path === 'City' ? 1093 : 1);

it('exist for twelve families', () => {
  expect(families).toHaveLength(12);
});

it.each(families)('are returned for $record only on request', async (family) => {
  const { path, only } = family;
  const record = only ?? idOf(path);
  const at = async (query: string) =>
    (await server.inject(`/api/v1/${path}/${record}${query}`)).json<Record<string, string | null>>();
  const { description, englishDescription } = await at('?fields=description,englishDescription');
  expect(englishDescription).toMatch(/ the /);
  expect(await at('')).not.toHaveProperty('englishDescription');

  const asked = async (args: object) => {
    const { text } = await (only === undefined
      ? client.call('get_item_by_id', { resource: path, id: idOf(path), ...args })
      : client.call('get_country_info', { ...args }));
    return JSON.parse(text).answer;
  };
  const english = await asked({ language: 'en' });
  expect(english).toMatchObject({ englishDescription });
  expect(english).not.toHaveProperty('description');
  expect(await asked({})).not.toHaveProperty('englishDescription');
  expect(await asked({ language: 'en', fields: ['name', 'description'] })).toHaveProperty(
    'englishDescription',
  );

  const row = service.engine.catalog.table(family).rows.find(({ id }) => id === idOf(path)) as Row;
  const pageIn = async (language: Language) =>
    (await server.inject(inLanguage(language, recordAddress(manifest.of(family), row)))).body;
  const shown = (value: unknown) => `${html`${String(value)}`}`;
  expect(await pageIn('en')).toContain(shown(englishDescription));
  expect(await pageIn('en')).not.toContain(shown(description));
  expect(await pageIn('es')).toContain(shown(description));
  expect(await pageIn('es')).not.toContain(shown(englishDescription));
});
