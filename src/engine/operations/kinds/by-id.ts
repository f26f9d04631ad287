// One record by its id.
import { atStart } from '../../text/letter-case.js';
import { API, idOf, isListed, type RecordKind } from '../operation.js';
import { idParameter, ofEachRecord } from './id-parameter.js';

export const byId: RecordKind = {
  operations: (family) => {
    if (!isListed(family)) return [];
    const id = idParameter(family);
    return [
      {
        id: idOf(family, 'ById'),
        owner: family,
        family,
        shape: family.view('byId'),
        path: `${API}/${family.path}/{id}`,
        parameters: [id],
        result: 'one',
        summary: {
          en: `${atStart(family.noun.withArticle.en)} by id`,
          es: `${atStart(family.noun.withArticle.es)} por su id`,
        },
        description: {
          en: `Returns ${family.noun.withArticle.en} by id. An unknown id returns 404.`,
          es: `Devuelve ${family.noun.withArticle.es} según su id. Un id desconocido devuelve 404.`,
        },
        cacheable: true,
        mayMiss: true,
        select: (catalog, args) => {
          const ordinal = catalog.table(family).ordinal(args.required(id));
          return ordinal === undefined
            ? { missing: { family, id: args.required(id) } }
            : Int32Array.of(ordinal);
        },
        ...ofEachRecord(family, id),
      },
    ];
  },
};
