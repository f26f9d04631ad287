// A rule for a contribution: every value that it changes has a correction, and no record is lost.
import type { ModelFamily, Row } from '../../src/engine/model/model.js';
import { type Content, canonical } from '../changes/content.js';
import { addCorrection } from '../data-rules/correction-line.js';
import { type DataRule, type Finding, finding, type RuleData, rowsOf } from '../data-rules/data-rule.js';

const same = (a: unknown, b: unknown) => a === b || canonical(a) === canonical(b);

/** `before` has the records that the contribution starts from. */
export const changedSince = (before: Content): DataRule => ({
  name: 'changed-values',
  about: {
    en: 'Every changed value has a line in corrections.json, and no record is deleted.',
    es: 'Cada valor que cambia tiene una línea en corrections.json, y ningún registro se borra.',
  },
  advice: {
    en: 'Restore the deleted line, or the id that the record had. If the record should not be here, explain it in the pull request, and a maintainer retires its id.',
    es: 'Devuelve la línea borrada, o el id que el registro tenía. Si el registro no debe estar, explícalo en la solicitud de cambio, y quien mantiene el proyecto retira su id.',
  },
  *check(data) {
    for (const family of data.model.families) {
      const earlier = family.file === undefined ? undefined : before.get(family.file);
      if (earlier === undefined) continue;
      const now = new Map(rowsOf(data, family.name).map((row) => [row.id, row]));
      for (const row of earlier) {
        const current = now.get(row.id);
        if (current === undefined) yield* deleted(data, family, row);
        else if (!same(row, current)) yield* uncorrected(data, family, row, current);
      }
    }
  },
});

function* deleted(data: RuleData, family: ModelFamily, row: Row): Iterable<Finding> {
  if (data.retired.some((each) => each.family === family.name && each.id === row.id)) return;
  const next = rowsOf(data, family.name).findIndex(({ id }) => Number(id) > Number(row.id));
  const message = {
    en: `expected a record with the id ${row.id}, found none`,
    es: `falta el registro con el id ${row.id}`,
  };
  const rows = rowsOf(data, family.name).length;
  yield {
    ...finding(family, row, 'id', message),
    paste: JSON.stringify(row),
    at: next < 0 ? rows - 1 : next,
  };
}

function* uncorrected(data: RuleData, family: ModelFamily, was: Row, is: Row): Iterable<Finding> {
  for (const { name: field } of family.fields) {
    if (same(was[field], is[field]) || is[field] === undefined) continue;
    const last = data.corrections.findLastIndex(
      (each) => each.family === family.name && each.id === is.id && each.field === field,
    );
    if (same(data.corrections[last]?.is, is[field])) continue;
    const changed = { family: family.name, id: Number(is.id), field, was: was[field], is: is[field] };
    yield {
      ...finding(family, is, field, {
        en: `the value changed from ${JSON.stringify(was[field])} to ${JSON.stringify(is[field])} without a correction`,
        es: `el valor pasó de ${JSON.stringify(was[field])} a ${JSON.stringify(is[field])} sin una corrección`,
      }),
      ...addCorrection(changed, data.edition, last < 0 ? 1 : last + 2),
    };
  }
}
