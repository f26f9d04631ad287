// If the settings name the repository of the data, every record links to its line there and to the filled form for a wrong value.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { createRandom } from '../../lab/random.js';
import type { ModelFamily } from '../../src/engine/model/model.js';
import { manifestOf } from '../../src/site/manifest/manifest.js';
import { inLanguage, languages } from '../../src/site/shell/addresses.js';
import { recordAddress } from '../../src/site/shell/record-links.js';
import { wrongValueForms } from '../../src/site/shell/repository.js';
import { seed } from '../contract/seed.js';
import { sharedService } from '../system/shared-service.js';
import { fewer } from '../system/size.js';
import { localService, publicService, REPOSITORY, serviceWithContact } from './services.js';

const PROJECT = join(import.meta.dirname, '../..');
const RECORDS = fewer(100, 4);
/** Larger files have no editor in a browser. */
const LARGEST = 1_000_000;
const { service } = await publicService();

const FAIR = { en: '/en/data/fairs-and-festivals/', es: '/es/datos/ferias-y-fiestas/' } as const;

const linksTo = (start: string, html: string) =>
  Array.from(html.matchAll(/href="([^"]*)"/g), ([, url = '']) => url.replaceAll('&amp;', '&')).filter((url) =>
    url.startsWith(start),
  );
const contentOf = (file: string) => readFileSync(join(PROJECT, 'data', file), 'utf8');
const isLarge = ({ file }: ModelFamily) => Buffer.byteLength(contentOf(file as string)) > LARGEST;

describe('the line of a record', () => {
  it(`is right for ${RECORDS} random records (seed ${seed})`, async () => {
    const random = createRandom(seed);
    const manifest = manifestOf(service.engine);
    const shownFamilies = manifest.families.filter(
      ({ family, extent }) => family.file !== undefined && extent !== 'rows' && !isLarge(family),
    );
    const wrong: string[] = [];
    for (let count = 0; count < RECORDS; count++) {
      const shown = random.pick(shownFamilies);
      const row = random.pick(service.engine.catalog.table(shown.family).rows);
      const path = inLanguage(random.pick(languages), recordAddress(shown, row));
      const { body } = await service.server.inject(path);
      const [link = 'none', ...others] = linksTo(`${REPOSITORY}/edit/`, body);
      const [, file = '', line = ''] = /\/edit\/main\/data\/([\w-]+\.json)#L(\d+)$/.exec(link) ?? [];
      const text = file === '' ? '' : contentOf(file).split('\n')[Number(line) - 1];
      const isRight =
        text !== undefined &&
        file === shown.family.file &&
        text.replace(/,$/, '') === JSON.stringify(row) &&
        JSON.parse(text.replace(/,$/, '')).id === row.id;
      if (!isRight || others.length > 0) wrong.push(`${path}: ${link}`);
    }
    expect(wrong).toEqual([]);
  });

  it('is on the branch that the setting names', async () => {
    const { service: next } = await localService();
    const { body } = await next.server.inject(`${FAIR.en}feria-de-manizales-1`);
    expect(linksTo(REPOSITORY, body)).toContain(
      `${REPOSITORY}/edit/data/next/data/traditional-fairs-and-festivals.json#L2`,
    );
  });

  it('is missing for a family whose file is too large for an editor', async () => {
    const large = manifestOf(service.engine).families.filter(
      ({ family, extent }) => family.file !== undefined && extent === 'many' && isLarge(family),
    );
    expect(large.length).toBeGreaterThan(0);
    for (const shown of large) {
      const [row] = service.engine.catalog.table(shown.family).rows;
      const { body } = await service.server.inject(inLanguage('en', recordAddress(shown, row as never)));
      expect(linksTo(`${REPOSITORY}/edit/`, body)).toEqual([]);
      expect(linksTo(`${REPOSITORY}/issues/new?`, body).length).toBeGreaterThan(1);
    }
  });
});

/** The ids of the fields of a form, with those that must be filled in. */
function fieldsOf(form: string) {
  const [, body = ''] = readFileSync(join(PROJECT, '.github/ISSUE_TEMPLATE', form), 'utf8').split(
    '\nbody:\n',
  );
  return body.split(/\n {2}- /).flatMap((part) => {
    const id = /^ {4}id: (\w+)$/m.exec(part)?.[1];
    return id === undefined ? [] : [{ id, isRequired: /^ {6}required: true$/m.test(part) }];
  });
}

describe('the form for a wrong value', () => {
  it.each(languages)('in %s is filled in with the record, the field and the value', async (language) => {
    const { body } = await service.server.inject(`${FAIR[language]}feria-de-manizales-1`);
    const links = linksTo(`${REPOSITORY}/issues/new?`, body).map((url) => new URL(url));
    const ids = fieldsOf(wrongValueForms[language]).map(({ id }) => id);
    for (const link of links) {
      const { template, title, ...fields } = Object.fromEntries(link.searchParams);
      expect(template).toBe(wrongValueForms[language]);
      expect(title).toMatch(/^Error: TraditionalFairAndFestival 1, Feria de Manizales/);
      expect(ids).toEqual(expect.arrayContaining(Object.keys(fields)));
      expect(link.href.length).toBeLessThan(8000);
    }
    const month = links.find((link) => link.searchParams.get('field') === 'month');
    expect(month?.searchParams.get('present')).toBe('Enero');
    expect(month?.searchParams.get('record')).toContain('Feria de Manizales');
    // One for the record, and one for each of its values.
    expect(links.length).toBe(1 + service.model.family('traditionalFairAndFestival').fields.length);
  });

  it('has the same fields in both languages', () => {
    expect(fieldsOf(wrongValueForms.es)).toEqual(fieldsOf(wrongValueForms.en));
    expect(fieldsOf(wrongValueForms.en).map(({ id }) => id)).toEqual([
      'record',
      'field',
      'present',
      'right',
      'source',
      'comment',
    ]);
  });

  it('is replaced by the contact of the operator if there is one', async () => {
    const { service: mailed } = await serviceWithContact('mailto:data@example.org');
    const { body } = await mailed.server.inject(`${FAIR.en}feria-de-manizales-1`);
    expect(linksTo(`${REPOSITORY}/issues/new?`, body)).toEqual([]);
    expect(linksTo('mailto:data@example.org', body).length).toBeGreaterThan(1);
    expect(linksTo(`${REPOSITORY}/edit/`, body).length).toBe(1);
  });
});

it('exists in both languages', () => {
  const forms = readdirSync(join(PROJECT, '.github/ISSUE_TEMPLATE')).filter((name) => name !== 'config.yml');
  expect(forms).toEqual([
    'bug.yml',
    'dato-incorrecto.yml',
    'falla.yml',
    'pregunta.yml',
    'question.yml',
    'wrong-value.yml',
  ]);
  for (const [en, es] of [
    ['bug.yml', 'falla.yml'],
    ['question.yml', 'pregunta.yml'],
  ] as const)
    expect(fieldsOf(es)).toEqual(fieldsOf(en));
});

it('has no link on any page without the setting', async () => {
  const { service: plain } = await sharedService();
  const { body } = await plain.server.inject(`${FAIR.en}feria-de-manizales-1`);
  for (const part of ['/en/correct/', 'class="correct"', 'github.com/owner'])
    expect(body).not.toContain(part);
});
