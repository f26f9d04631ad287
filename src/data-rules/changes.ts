// The history ends in the data as they are, leads back to the edition before, and has a reason for every change.
import { type EditionChanges, isLineChange } from '../engine/dataset/dataset.js';
import { versionOf } from '../engine/operations/changes/known-editions.js';
import type { Localized } from '../engine/text/localized.js';
import { contentHash } from './content.js';
import { undoChanges } from './undo-changes.js';
import { unexplained } from './unexplained.js';
import { contentIn, type DataRule, type Finding, type RuleData } from './data-rule.js';
import { differs } from './messages.js';

export const changes: DataRule = {
  name: 'changes',
  about: {
    en: 'The history of editions has no gap; its last entry leads to all parts of the data as they are and, undone, to the edition before; every change in it has a reason.',
    es: 'La historia de las ediciones no tiene vacíos. Su última entrada lleva a los datos actuales y, deshecha, a la edición anterior. Cada cambio tiene un motivo.',
  },
  advice: {
    en: 'A maintainer writes it with node dist/tools/changes/data-changes.js, so leave it as it is in a pull request.',
    es: 'Quien mantiene el proyecto la escribe con node dist/tools/changes/data-changes.js, así que déjala como está en una solicitud de cambio.',
  },
  *check(data) {
    const last = data.changes.at(-1);
    for (const [index, { since }] of data.changes.entries()) {
      const before = data.changes[index - 1];
      if (before !== undefined && versionOf(since) !== before.edition)
        yield report(data, since, differs(before.edition, versionOf(since)), 'since');
    }
    if (last === undefined) return;
    if (last.edition !== data.edition) yield report(data, last.edition, differs(data.edition, last.edition));
    else yield* lastFaults(data, last);
  },
};

function* lastFaults(data: RuleData, last: EditionChanges): Iterable<Finding> {
  const content = contentIn(data);
  if (last.after !== contentHash(content)) {
    yield report(data, last.edition, {
      en: 'expected the history of these data, found that of other data',
      es: 'la historia de la edición no incluye todos los cambios de los datos',
    });
    return;
  }
  if (contentHash(undoChanges(data.model, content, last)) !== last.before)
    yield report(data, last.edition, {
      en: `expected changes that lead back to ${last.since}, found others`,
      es: `los cambios no llevan de vuelta a la edición ${last.since}`,
    });
  for (const change of unexplained(data.model, data, last)) {
    const id = isLineChange(change) ? change.at[0] : 'id' in change ? change.id : '';
    const place = `${isLineChange(change) ? change.part : change.family} ${id}`.trim();
    const field = 'field' in change ? change.field : undefined;
    yield report(
      data,
      place,
      {
        en: `expected a reason, found none (${change.change})`,
        es: `el cambio no tiene motivo (${change.change})`,
      },
      field,
    );
  }
}

const report = (data: RuleData, id: string, message: Localized, field?: string): Finding => ({
  file: `data/changes/${data.edition}.json`,
  id,
  field,
  message,
  at: 0,
  byMaintainer: true,
});
