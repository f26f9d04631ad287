// Looks up the source and the earlier values of each value. Nothing is built before the first request.

import type { Correction, Dataset, Source } from '../dataset/dataset.js';
import type { Model, ModelFamily, Row } from '../model/model.js';
import { addToList } from '../scheduling/lists.js';
import { sharedWork } from '../scheduling/shared-work.js';
import type { YieldingWork } from '../scheduling/yielding-work.js';

export interface ValueOrigins {
  /** The source of the last correction that names one, else that of an exception for the record, else that of the field. */
  readonly source: (family: ModelFamily, id: number, field: string) => Source | undefined;
  /** The corrections of a value, oldest first. */
  readonly corrections: (family: ModelFamily, id: number, field: string) => readonly Correction[];
  /** The coverage of each source in this edition, by source id. It is computed once. */
  readonly coverage: () => ReadonlyMap<string, Coverage>;
  /** Computes the coverage in steps. */
  readonly prepareCoverage: () => YieldingWork<unknown>;
}

export interface Coverage {
  /** Records with a value from this source. */
  readonly rows: number;
  /** The fields with values from this source, by family name, in the order of the model. */
  readonly covers: Readonly<Record<string, readonly string[]>>;
}

interface FamilyOrigins {
  readonly defaults: ReadonlyMap<string, string>;
  /** Exceptions by field, then by id. */
  readonly exceptions: ReadonlyMap<string, ReadonlyMap<number, string>>;
  readonly corrected: ReadonlyMap<number, readonly Correction[]>;
}

type OriginFacts = Pick<Dataset, 'sources' | 'provenance' | 'corrections'>;

export function createOrigins(
  model: Model,
  { sources, provenance, corrections }: OriginFacts,
  rowsOf: RowsOf,
  figuresOf: FiguresOf = () => undefined,
): ValueOrigins {
  const byId = new Map(sources.map((source) => [source.id, source]));
  const families = new Map<string, FamilyOrigins>();

  const of = ({ name }: ModelFamily): FamilyOrigins => {
    const known = families.get(name) ?? familyOrigins(name, provenance, corrections);
    families.set(name, known);
    return known;
  };
  const coverage = sharedWork(() => coverageOf(sources, model, of, rowsOf, figuresOf));
  return {
    source: (family, id, field) => byId.get(sourceOfValue(of(family), id, field) ?? ''),
    corrections: (family, id, field) =>
      of(family)
        .corrected.get(id)
        ?.filter((correction) => correction.field === field) ?? [],
    coverage: coverage.now,
    prepareCoverage: coverage.inSteps,
  };
}

/** A record has some ten fields. */
const ORIGINS_IN_A_STEP = 500;

type RowsOf = (family: ModelFamily) => readonly Row[];
/** Returns the coverage of each source if the family is a series. */
type FiguresOf = (
  family: ModelFamily,
) => ReadonlyMap<string, { readonly records: number; readonly fields: ReadonlySet<string> }> | undefined;

function familyOrigins(
  family: string,
  provenance: OriginFacts['provenance'],
  corrections: readonly Correction[],
) {
  const defaults = new Map<string, string>();
  const exceptions = new Map<string, Map<number, string>>();
  const corrected = new Map<number, Correction[]>();
  for (const { family: name, field, source, ids } of provenance) {
    if (name !== family) continue;
    if (ids === undefined) defaults.set(field, source);
    else {
      const known = exceptions.get(field) ?? new Map<number, string>();
      for (const id of ids) known.set(id, source);
      exceptions.set(field, known);
    }
  }
  for (const correction of corrections)
    if (correction.family === family) addToList(corrected, correction.id, correction);
  return { defaults, exceptions, corrected };
}

function sourceOfValue({ defaults, exceptions, corrected }: FamilyOrigins, id: number, field: string) {
  const last = corrected
    .get(id)
    ?.findLast((correction) => correction.field === field && correction.source !== undefined);
  return last?.source ?? exceptions.get(field)?.get(id) ?? defaults.get(field);
}

function* coverageOf(
  sources: readonly Source[],
  model: Model,
  of: (family: ModelFamily) => FamilyOrigins,
  rowsOf: RowsOf,
  figuresOf: FiguresOf,
): YieldingWork<ReadonlyMap<string, Coverage>> {
  const found = new Map(sources.map(({ id }) => [id, { rows: 0, covers: {} as Record<string, string[]> }]));
  for (const family of model.families) {
    const origins = of(family);
    const fields = new Map(sources.map(({ id }) => [id, new Set<string>()]));
    // Computed families have no rows.
    if (family.file === undefined) for (const [field, id] of origins.defaults) fields.get(id)?.add(field);
    for (const [id, { records, fields: known }] of figuresOf(family) ?? []) {
      for (const name of known) fields.get(id)?.add(name);
      (found.get(id) as { rows: number }).rows += records;
    }
    for (const [index, row] of rowsOf(family).entries()) {
      if (index % ORIGINS_IN_A_STEP === 0) yield;
      const named = new Set<string>();
      for (const { name } of family.fields) {
        if (row[name] === null) continue;
        const id = sourceOfValue(origins, row.id as number, name);
        if (id === undefined) continue;
        named.add(id);
        fields.get(id)?.add(name);
      }
      for (const id of named) (found.get(id) as { rows: number }).rows++;
    }
    for (const [id, names] of fields) {
      const covers = found.get(id)?.covers;
      const ordered = family.fields.flatMap(({ name }) => (names.has(name) ? [name] : []));
      if (covers !== undefined && ordered.length > 0) covers[family.name] = ordered;
    }
  }
  return found;
}
