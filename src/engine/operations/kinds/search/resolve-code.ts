// Finds the records of a code of any kind at one URL.

import { codesOf } from '../../../find/find-index.js';
import { nameOf } from '../../../find/findable.js';
import type { CodeHit } from '../../../find/prefix-table.js';
import { changeView, historyOf } from '../../../history/history-of.js';
import type { CodeKind } from '../../../model/family.js';
import type { Model, ModelFamily, Row } from '../../../model/model.js';
import { messages } from '../../../problems/messages.js';
import { problem } from '../../../problems/problem.js';
import { exactObject } from '../../../schema/shape-schema.js';
import type { Language, Localized } from '../../../text/localized.js';
import { API, type DocumentOperation, type OperationKind } from '../../operation.js';
import { NO_ARGUMENTS, pathParameter } from '../../request/parameter.js';
import { textType } from '../../values/value-type.js';
import { changeParts, changeRef } from '../history/history.js';
import { foundProperties, foundRecord, lang, linkTo } from './found-record.js';

const codeParameter = pathParameter('code', textType, {
  en: 'the code, of any kind; case, spaces and hyphens are ignored.',
  es: 'el código, de cualquier tipo; no importan mayúsculas, espacios ni guiones.',
});

export const resolveCode: OperationKind = {
  acrossFamilies: (model) => {
    const coded = model.families.filter(({ find, knownBy }) => find && Object.keys(knownBy).length > 0);
    return coded.length === 0 ? [] : [resolveOf(model, coded)];
  },
};

function resolveOf(model: Model, coded: readonly ModelFamily[]): DocumentOperation {
  const kinds = coded.flatMap(({ record, knownBy }) =>
    Object.entries(knownBy).map(([field, kind]) => ({ record, field, kind })),
  );
  const list = (language: Language) =>
    kinds.map(({ record, kind }) => `${kind[language]} (\`${record}\`)`).join(', ');
  return {
    id: 'resolveCode',
    owner: undefined,
    path: `${API}/resolve/{code}`,
    parameters: [codeParameter, lang],
    summary: { en: 'Find records by any code', es: 'Buscar registros por cualquier código' },
    description: {
      en: `Lists every record with a code of any of these kinds: ${list('en')}. A leading zero may be missing. A former code returns the current record and \`change\`. An unknown code returns 404.`,
      es: `Devuelve los registros que tienen un código de cualquiera de estos tipos: ${list('es')}. Puede faltar el cero inicial. Un código anterior devuelve el registro actual y \`change\`. Un código desconocido devuelve 404.`,
    },
    cacheable: true,
    mayMiss: true,
    result: 'document',
    schema: exactObject({
      code: { type: 'string' },
      records: {
        type: 'array',
        minItems: 1,
        items: exactObject({
          ...foundProperties,
          field: { type: 'string' },
          value: { type: ['string', 'integer'] },
          link: { type: 'string' },
          change: changeRef,
        }),
      },
    }),
    parts: changeParts,
    *document(catalog, args) {
      const codes = yield* codesOf(model, catalog);
      const [wanted, language] = [args.required(codeParameter), args.get(lang) ?? 'es'];
      const found = codes.find(wanted);
      if (found.length === 0) return { problem: problem('unknown-record', unknown(wanted, kinds)) };
      const entryOf = ({ family, ordinal, field, former = '' }: CodeHit) => {
        const row = catalog.table(family).rows[ordinal] as Row;
        const event = historyOf(catalog, family).change(ordinal, former, former);
        return {
          ...foundRecord(catalog, { family, row, name: nameOf(family, row) }, language),
          field,
          value: row[field],
          link: linkTo(family, row.id),
          change: event === undefined ? null : changeView(event),
        };
      };
      return { value: { code: wanted, records: found.map(entryOf) } };
    },
    examples: () => kinds.map(({ kind }) => NO_ARGUMENTS.with(codeParameter, kind.example)),
  };
}

function unknown(
  wanted: string,
  kinds: readonly { readonly record: string; readonly kind: CodeKind }[],
): Localized {
  const inEach = (language: Language) =>
    kinds.map(({ record, kind }) => `${kind[language]} (${record}, ${kind.example})`).join(', ');
  return messages.unknownCode(wanted, { en: inEach('en'), es: inEach('es') });
}
