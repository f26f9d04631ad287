// Lists the changes between editions: added and retired records, changed values, and lines of other parts. One document covers all
// families.
import type { Catalog } from '../../../catalog/catalog.js';
import { type Change, type EditionChanges, editionName } from '../../../dataset/dataset.js';
import type { Model } from '../../../model/model.js';
import { storedFile } from '../../../model/series.js';
import { messages } from '../../../problems/messages.js';
import { badParameters } from '../../../problems/problem.js';
import { ByteWriter } from '../../../scheduling/byte-writer.js';
import { memo, type SharedWork, sharedWork } from '../../../scheduling/shared-work.js';
import { RECORDS_IN_A_STEP, type YieldingWork } from '../../../scheduling/yielding-work.js';
import type { Localized } from '../../../text/localized.js';
import { changeEntry, type Telling } from '../../changes/change-entry.js';
import {
  changesAfter,
  countListed,
  dateOf,
  knownEditions,
  type ListedChanges,
  listChanges,
  listNames,
  pageOfChanges,
} from '../../changes/change-lists.js';
import { changeSchemas, changesSchema } from '../../changes/changes-schema.js';
import { API, type DocumentOperation, type OperationKind } from '../../operation.js';
import { NO_ARGUMENTS, queryParameter } from '../../request/parameter.js';
import { requestPath } from '../../request/request-path.js';
import { choiceType, integerType, textType } from '../../values/value-type.js';

const since = queryParameter('since', textType, {
  en: 'the edition to compare with, by name (`Atlas-Edition`), version or date; by default, the oldest one.',
  es: 'la edición con la que se compara, por su nombre (`Atlas-Edition`), versión o fecha; por defecto, la más antigua.',
});

const only = queryParameter('only', choiceType(['records']), {
  en: 'the part to return: `records` leaves out the lines of other files, such as provenance and series; all by default.',
  es: 'la parte que se devuelve: `records` omite las líneas de los demás archivos, como la procedencia y las series; por defecto, todo.',
});

/** The most entries in a page, which is written for one request. */
const MOST = 10_000;

const limit = queryParameter('limit', integerType(1, MOST), {
  en: 'the number of changes per page; all by default.',
  es: 'el número de cambios por página; por defecto, todos.',
});

const offset = queryParameter('offset', integerType(0), {
  en: 'the number of changes to skip.',
  es: 'el número de cambios que se omiten.',
});

export const changes: OperationKind = {
  acrossFamilies: (model) => [changesOf(model)],
};

/** The history is long, so its bytes are built once for each edition. */
const written = memo<Catalog, SharedWork<Uint8Array>>();

/** All pages are parts of the same lists. */
const listedIn = memo<Catalog, readonly ListedChanges[]>();

function changesOf(model: Model): DocumentOperation {
  const stored = model.families.filter((family) => storedFile(family) !== undefined);
  const family = queryParameter('family', choiceType(stored.map(({ record }) => record)), {
    en: 'the family whose changes to return; all by default.',
    es: 'la familia cuyos cambios se devuelven; por defecto, todas.',
  });
  return {
    id: 'changes',
    owner: undefined,
    path: `${API}/changes`,
    parameters: [since, family, only, limit, offset],
    result: 'document',
    schema: changesSchema,
    parts: changeSchemas,
    summary: { en: 'Changes between editions', es: 'Cambios entre ediciones' },
    description: {
      en: 'Lists every change of the dataset since an edition, with its reason. An unknown edition returns 400 with the known ones.',
      es: 'Devuelve todos los cambios del conjunto de datos desde una edición, cada uno con su motivo. Una edición desconocida devuelve 400 con la lista de las conocidas.',
    },
    cacheable: true,
    mayMiss: false,
    *document(catalog, args) {
      const known = knownEditions(catalog);
      const given = args.get(since) ?? (known.at(-1) as string);
      const found = changesAfter(catalog, given);
      if (found === undefined)
        return {
          problem: badParameters([
            {
              parameter: since.name,
              value: given,
              message: messages.noneOf(since.name, known, given),
              allowed: known,
            },
          ]),
        };
      const record = args.get(family);
      const chosen = stored.find((each) => each.record === record);
      const wanted = { family: chosen, recordsOnly: args.get(only) === 'records' };
      const key = `${found.since} ${chosen?.name} ${wanted.recordsOnly}`;
      const listed = listedIn(catalog, key, () =>
        found.histories.map((history) => listChanges(history, wanted)),
      );
      const total = listed.reduce((sum, each) => sum + countListed(each), 0);
      const note = found.isAnother ? anotherEdition(given, found.since) : null;
      const head = {
        edition: editionName(catalog.edition),
        since: found.since,
        known,
        note: note?.en ?? null,
        noteEs: note?.es ?? null,
        total,
      };
      const telling = { model, catalog };
      const [skipped, most] = [args.get(offset) ?? 0, args.get(limit)];
      // A note can name any fingerprint, so a response with a note is not cached.
      if (most === undefined && skipped === 0 && note === null) {
        const whole = () => inDocument(telling, wanted, { ...head, next: null }, listed);
        const body = written(catalog, key, () => sharedWork(whole));
        return { body: yield* body.inSteps() };
      }
      const end = most === undefined ? total : skipped + most;
      const next = end < total ? requestPath(`${API}/changes`, args.with(offset, end).texts()) : null;
      const page = pageOfChanges(listed, skipped, most ?? total);
      return { body: yield* inDocument(telling, wanted, { ...head, next }, page) };
    },
    examples: () => [
      NO_ARGUMENTS,
      NO_ARGUMENTS.with(family, stored[0]?.record ?? ''),
      NO_ARGUMENTS.with(only, 'records'),
      NO_ARGUMENTS.with(limit, 10),
    ],
    enumerate: () => [NO_ARGUMENTS],
  };
}

const anotherEdition = (given: string, since: string): Localized => ({
  en: `No edition ${given} is known. These are the changes since ${since}, the first known edition of that version; a copy of ${given} may differ from it.`,
  es: `No se conoce la edición ${given}. Estos son los cambios desde ${since}, la primera edición conocida de esa versión; una copia de ${given} puede ser distinta.`,
});

/** The lists are long, so they are written a part at a time. */
function* inDocument(
  telling: Telling,
  { recordsOnly }: NonNullable<Parameters<typeof listChanges>[1]>,
  head: object,
  editions: readonly ListedChanges[],
): YieldingWork<Uint8Array> {
  const { catalog } = telling;
  yield* preparedOrigins(catalog, '', () => sharedWork(() => prepareOrigins(telling))).inSteps();
  const writer = new ByteWriter();
  yield* writer.write(`${JSON.stringify(head).slice(0, -1)},"editions":[`);
  for (const [index, { history, lists }] of editions.entries()) {
    const { edition, since, before } = history;
    const start = JSON.stringify({ edition, since, date: dateOf(edition) }).slice(0, -1);
    yield* writer.write(`${index === 0 ? '' : ','}${start}`);
    for (const name of listNames) {
      yield* writer.write(`,"${name}":`);
      const hasNone = name === 'lines' && (before === undefined || recordsOnly);
      if (hasNone) yield* writer.write('null');
      else yield* writeChanges(writer, telling, history, lists[name]);
    }
    yield* writer.write('}');
  }
  yield* writer.write(']}');
  return yield* writer.bytes();
}

/** The corrections of each family are sorted on first use, which takes milliseconds. */
const preparedOrigins = memo<Catalog, SharedWork<void>>();

function* prepareOrigins({ model, catalog }: Telling): YieldingWork<void> {
  for (const family of model.families) {
    catalog.origins.corrections(family, 0, '');
    yield;
  }
}

function* writeChanges(
  writer: ByteWriter,
  telling: Telling,
  history: EditionChanges,
  changes: readonly Change[],
): YieldingWork<void> {
  yield* writer.write('[');
  for (const [index, change] of changes.entries()) {
    if (index > 0 && index % RECORDS_IN_A_STEP === 0) yield;
    yield* writer.write(`${index === 0 ? '' : ','}${JSON.stringify(changeEntry(telling, history, change))}`);
  }
  yield* writer.write(']');
}
