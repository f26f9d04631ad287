// Checks of the pages of records: every value of the record, its title, its map, and no style or script.
import { expect, it } from 'vitest';
import type { Row } from '../../src/engine/model/model.js';
import type { ShownField } from '../../src/site/manifest/manifest.js';
import { inLanguage, type Language, languages } from '../../src/site/shell/addresses.js';
import { recordAddress, titleOfRecord } from '../../src/site/shell/record-links.js';
import type { Walk } from '../site/walk.js';
import { textOf } from './page-text.js';

const locales: Readonly<Record<Language, string>> = { en: 'en-001', es: 'es-CO' };

/** A text that the record has in several languages is on a page once. */
function isToldInto(page: Language, { field }: ShownField, row: Row, all: readonly ShownField[]): boolean {
  if (field.repeats !== undefined) return row[field.repeats] !== null;
  if (field.translates !== undefined) return field.language !== page;
  return all.some(
    (each) =>
      each.field.translates === field.name && each.field.language === page && row[each.field.name] !== null,
  );
}

export function recordChecks({ service, manifest, records }: Walk) {
  it('have neither inline styles nor inline scripts', () => {
    for (const { path, html, headers } of records) {
      expect(html, path).not.toMatch(
        /<style|\sstyle=|<script(?![^>]*\s(?:src=|type="application\/ld\+json"))|\son[a-z]+=|javascript:/i,
      );
      expect(headers['content-security-policy'], path).toContain("default-src 'none'");
    }
  });

  it('have the record as title, in their language, and name their URL in the other language', () => {
    for (const { html, path, family, row, language } of records) {
      const title = titleOfRecord(family, row) as string;
      expect(textOf(html.match(/<h1[^>]*>(.*?)<\/h1>/)?.[1] ?? ''), path).toBe(title);
      expect(html, path).toContain(`<html lang="${language}">`);
      for (const other of languages)
        expect(html, path).toContain(
          `hreflang="${other}" href="${inLanguage(other, recordAddress(manifest.of(family), row))}"`,
        );
    }
  });

  it('show every value of the record', () => {
    const missing: string[] = [];
    for (const { html, path, family, row, language } of records) {
      const text = textOf(html);
      for (const field of manifest.of(family).fields)
        for (const shown of isToldInto(language, field, row, manifest.of(family).fields)
          ? []
          : expected(field, row, language))
          if (
            !text.includes(shown) &&
            !['href', 'data-original'].some((name) =>
              html.includes(`${name}="${shown.replaceAll('&', '&amp;')}"`),
            )
          )
            missing.push(`${path} ${field.field.name}: ${shown}`);
    }
    expect(missing).toEqual([]);
  });

  it('draw small maps', () => {
    for (const { path, html } of records) {
      const maps = html.match(/<svg class="map[\s\S]*?<\/svg>/g) ?? [];
      expect(maps.join('').length, path).toBeLessThan(15_000);
    }
  });

  it('announce a map only if they have one', () => {
    const heads = { with: 0, without: 0 };
    for (const { path, html } of records) {
      const head = html.match(/<meta name="description" content="([^"]*)"/)?.[1] ?? '';
      const hasMap = html.includes('<figure class="place">');
      heads[hasMap ? 'with' : 'without']++;
      expect(/ on the map|en el mapa/.test(head), `${path}: ${head}`).toBe(hasMap);
    }
    expect(Math.min(heads.with, heads.without)).toBeGreaterThan(0);
  });

  /** The text that the page must show for a value. */
  function expected({ field, keyOf }: ShownField, row: Row, language: Language): readonly string[] {
    const { fields: lists = [], cutAt = 0 } = manifest.families.find(({ fields }) =>
      fields.some((each) => each.field === field),
    )?.family.find?.contained ?? { fields: [] };
    const list = lists.includes(field.name) ? String(row[field.name] ?? '') : undefined;
    if (list !== undefined)
      return list
        .split(/(?<=\S)- /)
        .slice(0, list.length < cutAt ? undefined : -1)
        .map((name) => name.trim());
    const values = [row[field.name]].flat().filter((value) => value !== null && value !== '');
    return values.map((value) => {
      const { table } = service.engine.catalog;
      const named = keyOf && table(keyOf).rows[table(keyOf).ordinal(value as number) ?? -1];
      if (keyOf && named) return titleOfRecord(keyOf, named) as string;
      if (typeof value === 'boolean') return language === 'en' ? (value ? 'yes' : 'no') : value ? 'sí' : 'no';
      const isDay = field.kind === 'date' || field.kind === 'midnight';
      if (isDay)
        return new Date(`${value}`).toLocaleDateString(locales[language], {
          dateStyle: 'long',
          timeZone: 'UTC',
        });
      const valueName = field.valueNames?.[String(value)]?.[language];
      if (valueName !== undefined) return valueName;
      if (typeof value !== 'number') return String(value).replaceAll(/\s+/g, ' ');
      const useGrouping = field.unit !== undefined;
      return value.toLocaleString(locales[language], { useGrouping, maximumFractionDigits: 20 });
    });
  }
}
