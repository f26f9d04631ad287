// The changes between editions: records added and retired, and values that changed. One document for all families.
import type { Catalog } from '../../catalog/catalog.js';
import { editionName } from '../../dataset/dataset.js';
import type { Model } from '../../model/model.js';
import { messages } from '../../problems/messages.js';
import { badParameters } from '../../problems/problem.js';
import { mapInSteps } from '../../scheduling/map-in-steps.js';
import { memo } from '../../scheduling/memo.js';
import { type SharedWork, sharedWork } from '../../scheduling/shared-work.js';
import { RECORDS_IN_A_STEP, type YieldingWork } from '../../scheduling/yielding-work.js';
import { changeLists } from '../changes/change-lists.js';
import { changesSchema } from '../changes/changes-schema.js';
import { changesAfter, knownEditions } from '../changes/known-editions.js';
import { API, type DocumentOperation, type OperationKind } from '../operation.js';
import { NO_ARGUMENTS } from '../request/arguments.js';
import { queryParameter } from '../request/parameter.js';
import { choice } from '../values/choice.js';
import { text } from '../values/text.js';

const since = queryParameter('since', text, {
  en: 'the edition to compare with, by name (`Atlas-Edition`), version or date; by default, the oldest one.',
  es: 'la edición con la que se compara, por su nombre (`Atlas-Edition`), versión o fecha; por defecto, la más antigua.',
});

export const changes: OperationKind = {
  acrossFamilies: (model) => [changesOf(model)],
};

/** A history is long: its bytes are made once for each edition that is served. */
const written = memo<Catalog, SharedWork<Uint8Array>>();

function changesOf(model: Model): DocumentOperation {
  const stored = model.families.filter(({ file }) => file !== undefined);
  const family = queryParameter('family', choice(stored.map(({ record }) => record)), {
    en: 'the family whose changes to return; all by default.',
    es: 'la familia cuyos cambios se devuelven; por defecto, todas.',
  });
  return {
    id: 'changes',
    owner: undefined,
    path: `${API}/changes`,
    parameters: [since, family],
    result: 'document',
    schema: changesSchema,
    summary: { en: 'Changes between editions', es: 'Cambios entre ediciones' },
    description: {
      en: 'Lists the records added or retired and the values changed since an edition, each with its reason. An unknown edition returns 400 with the known ones.',
      es: 'Devuelve los registros agregados o retirados y los valores que cambiaron desde una edición, cada uno con su motivo. Una edición desconocida devuelve 400 con la lista de las conocidas.',
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
      const name = stored.find((each) => each.record === record)?.name;
      const entries = function* (): YieldingWork<Uint8Array> {
        const start = { edition: editionName(catalog.edition), since: found.since, known };
        const editions: string[] = [];
        for (const history of found.histories) {
          editions.push(yield* arraysInSteps(changeLists(model, history, name)));
          yield;
        }
        return Buffer.from(`${JSON.stringify(start).slice(0, -1)},"editions":[${editions.join()}]}`);
      };
      const body = written(catalog, `${found.since} ${name}`, () => sharedWork(entries));
      return { body: yield* body.inSteps() };
    },
    examples: () => [NO_ARGUMENTS, NO_ARGUMENTS.with(family, stored[0]?.record ?? '')],
    enumerate: () => [NO_ARGUMENTS],
  };
}

/** Its lists are long: each is written a part at a time. */
function* arraysInSteps(value: object): YieldingWork<string> {
  const parts: string[] = [];
  for (const [name, each] of Object.entries(value)) {
    const text = Array.isArray(each)
      ? `[${(yield* mapInSteps(each, RECORDS_IN_A_STEP, (item) => JSON.stringify(item))).join()}]`
      : JSON.stringify(each);
    parts.push(`${JSON.stringify(name)}:${text}`);
  }
  return `{${parts.join()}}`;
}
