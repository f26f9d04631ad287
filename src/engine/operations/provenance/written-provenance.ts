// Sources, reasons and provenance as documents contain them. The first names are texts in English, because a published field never changes
// its type; the Spanish texts are beside them.
import type { Source } from '../../dataset/dataset.js';
import type { Localized } from '../../text/localized.js';
import type { RecordProvenance } from './record-provenance.js';

export function writtenSource<S extends Pick<Source, 'id' | 'publisher' | 'title'>>(source: S) {
  const { id, publisher, title, ...rest } = source;
  return { id, publisher, title: title.en, titleEs: title.es, ...rest };
}

/** Null if there is none. */
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
