// Looks up the source, date, terms and earlier values of each value of a record.
import type { Catalog } from '../../catalog/catalog.js';
import {
  type Correction,
  type Edition,
  editionName,
  type Reason,
  type Source,
  type Terms,
} from '../../dataset/dataset.js';
import type { DatasetAbout, ModelFamily, ModelField, Row } from '../../model/model.js';
import type { Localized } from '../../text/localized.js';

/** The id of the terms for texts that the publisher of the dataset wrote or reviewed. */
export const OWN = 'own';

interface CitedEdition {
  readonly edition: Edition;
  /** All sources of the dataset. One of them names its publisher. */
  readonly sources: readonly Source[];
}

/** The credit line for a copy of the whole dataset: its publisher and licence, and every publisher of its values once. */
export function creditLine(
  { edition, sources }: CitedEdition,
  { publisher, licence }: DatasetAbout,
): Localized {
  const others = sources.filter(({ terms }) => terms !== OWN).map((source) => source.publisher);
  const line = (ofEdition: string, heading: string) =>
    `${publisher}, ${ofEdition} (${licence.name}, ${licence.url}). ${heading}: ${[...new Set(others)].join('; ')}.`;
  const name = editionName(edition);
  return { en: line(`edition ${name}`, 'Sources'), es: line(`edición ${name}`, 'Fuentes') };
}

/** `from` are the sources of the cited records. */
function citationText(
  { edition, sources }: CitedEdition,
  what: Localized,
  from: Iterable<Source>,
): Localized {
  const publisher = sources.find(({ terms }) => terms === OWN)?.publisher;
  const named = new Map<string, Set<string>>();
  for (const source of from) {
    if (source.terms === OWN) continue;
    const dates = named.get(source.publisher) ?? new Set<string>();
    if (source.date !== null) dates.add(source.date);
    named.set(source.publisher, dates);
  }
  const list = [...named].map(([name, dates]) =>
    dates.size === 0 ? name : `${name} (${[...dates].sort().join(', ')})`,
  );
  const line = (ofEdition: string, subject: string, heading: string) => {
    const head = publisher === undefined ? ofEdition : `${publisher}, ${ofEdition}`;
    return `${head}: ${subject}.${list.length === 0 ? '' : ` ${heading}: ${list.join('; ')}.`}`;
  };
  const name = editionName(edition);
  return {
    en: line(`edition ${name}`, what.en, 'Sources'),
    es: line(`edición ${name}`, what.es, 'Fuentes'),
  };
}

/** The permitted uses of a family's records, the required attribution, and the citation. */
interface FamilyTerms {
  readonly citation: Localized;
  /** The terms, each with the publishers whose values come under them. */
  readonly terms: readonly (Terms & { readonly publishers: readonly string[] })[];
}

export function familyTerms(catalog: Catalog, family: ModelFamily): FamilyTerms {
  const sources = sourcesOf(catalog, family);
  return {
    citation: citationText(catalog, family.title, sources),
    terms: catalog.terms.flatMap((terms) => {
      const under = sources.filter((source) => source.terms === terms.id);
      if (under.length === 0) return [];
      return [{ ...terms, publishers: [...new Set(under.map(({ publisher }) => publisher))] }];
    }),
  };
}

/** The sources of the family's values. */
export function sourcesOf(
  { sources, origins }: Catalog,
  { name }: ModelFamily,
): readonly (Source & { readonly fields: readonly string[] })[] {
  return sources.flatMap((source) => {
    const fields = origins.coverage().get(source.id)?.covers[name];
    return fields === undefined ? [] : [{ ...source, fields }];
  });
}

/**
 * Sources, reasons and provenance as documents contain them. The original members stay English texts, because a published field keeps its
 * type, and the Spanish texts are separate members.
 */
export function writtenSource<S extends Pick<Source, 'id' | 'publisher' | 'title'>>(source: S) {
  const { id, publisher, title, ...rest } = source;
  return { id, publisher, title: title.en, titleEs: title.es, ...rest };
}

/** Null if there is no reason. */
export const writtenReason = (reason: Localized | null) => ({
  reason: reason?.en ?? null,
  reasonEs: reason?.es ?? null,
});

export const writtenProvenance = (provenance: RecordProvenance) => ({
  ...provenance,
  fields: provenance.fields.map(({ source, corrections, ...field }) => ({
    ...field,
    source: source && writtenSource(source),
    corrections: corrections.map(({ was, is, reason, ...rest }) => ({
      was,
      is,
      ...writtenReason(reason),
      ...rest,
    })),
  })),
});

export interface RecordProvenance {
  readonly family: string;
  readonly id: number;
  readonly edition: string;
  readonly fields: readonly ValueProvenance[];
  readonly terms: readonly Terms[];
  readonly citation: Localized;
}

interface ValueProvenance {
  readonly field: string;
  readonly value: unknown;
  /** The date of the value from its dating field or its source. Null if neither has one. */
  readonly asOf: string | null;
  /** Null if the dataset has no source for it. */
  readonly source: Source | null;
  /** The corrections, oldest first. */
  readonly corrections: readonly WrittenCorrection[];
}

interface WrittenCorrection extends Pick<Correction, 'was' | 'is'> {
  readonly reason: Reason;
  /** Null for a correction of spelling. */
  readonly source: string | null;
  /** The edition that introduced it. Null for the first edition. */
  readonly edition: string | null;
}

export function recordProvenance(catalog: Catalog, family: ModelFamily, row: Row): RecordProvenance {
  const id = row.id as number;
  const { edition, origins } = catalog;
  const fields = family.fields.map((field): ValueProvenance => {
    const source = origins.source(family, id, field.name) ?? null;
    return {
      field: field.name,
      value: row[field.name],
      asOf: dateOf(field, row, source),
      source,
      corrections: origins.corrections(family, id, field.name).map((each) => changeOf(catalog, each)),
    };
  });
  const sources = new Set(
    fields.flatMap(({ value, source }) => (value === null || source === null ? [] : [source])),
  );
  const ids = new Set(fields.map(({ source }) => source?.terms));
  return {
    family: family.record,
    id,
    edition: editionName(edition),
    fields,
    terms: catalog.terms.filter((terms) => ids.has(terms.id)),
    citation: citationText(catalog, namedIn(family, row), sources),
  };
}

/** A value with a dating field has no date if that field is empty, whatever the date of its source. */
function dateOf({ datedBy }: ModelField, row: Row, source: Source | null): string | null {
  if (datedBy === undefined) return source?.date ?? null;
  const date = row[datedBy] ?? null;
  return date === null ? null : String(date);
}

function changeOf(catalog: Catalog, { was, is, reason, source, edition }: Correction): WrittenCorrection {
  return { was, is, reason: catalog.reason(reason), source: source ?? null, edition: edition ?? null };
}

function namedIn({ record, nameFields }: ModelFamily, row: Row): Localized {
  const name = nameFields.map((field) => row[field]).filter((part) => part !== null);
  const what = [`${record} ${row.id}`, ...(name.length === 0 ? [] : [name.join(' ')])].join(', ');
  return { en: what, es: what };
}
