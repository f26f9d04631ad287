// The catalogue: the resources, and for each its fields, lists and requests. The table of operations, for a model.

import type { Engine } from '../../engine/answers/engine.js';
import { indexDocument } from '../../engine/answers/index-document.js';
import type { ModelFamily, ModelField } from '../../engine/model/model.js';
import { operationsOf } from '../../engine/operations/operations-of-kind.js';

/** The first sentence is its definition. */
const firstSentence = (text: string) => /^.*?[.;](?=\s|$)/.exec(text)?.[0].replace(/[.;]$/, '') ?? text;

export const resourceList = ({ model, operations, catalog }: Engine) =>
  indexDocument(model, operations, catalog).families.map(({ about, rows }, index) => ({
    resource: (model.families[index] as ModelFamily).path,
    about,
    records: rows,
  }));

export function resourceReference({ operations, catalog }: Engine, family: ModelFamily) {
  const own = operationsOf(family, operations).filter(({ sameAs }) => sameAs === undefined);
  return {
    resource: family.path,
    about: family.about.en,
    records: family.file === undefined ? null : catalog.table(family).rows.length,
    fields: Object.fromEntries(family.fields.map((field) => [field.name, inBrief(field)])),
    relations: Object.fromEntries(
      [...family.relations, ...family.extendedRelations].map(({ name, target }) => [name, target.path]),
    ),
    lists: [...family.lists, ...family.figures].map(({ name }) => name),
    requests: own.map(({ path }) => path),
  };
}

function inBrief({ kind, values, about }: ModelField): string {
  const what = values === undefined ? kind : values.map((value) => JSON.stringify(value)).join(' | ');
  return about === undefined ? what : `${what}: ${firstSentence(about.en)}`;
}
