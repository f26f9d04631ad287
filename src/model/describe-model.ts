// The model as plain text: two models with the same text answer in the same shapes.
import type { Model, ModelShape } from './model.js';

export function describeModel(model: Model): string {
  const families = model.families.map(({ name, record, path, fields, lists, search, shapes }) => ({
    name,
    record,
    path,
    fields: fields.map((field) => [field.name, field.kind, field.nullable, field.extended]),
    lists: lists.map((list) => [
      list.name,
      list.target.name,
      list.key ?? list.through?.map((step) => step.name),
    ]),
    search: search.map(({ through, field }) => [through?.name ?? null, field]),
    shapes: [...shapes.values()].map(describeShape),
  }));
  return JSON.stringify(families);
}

function describeShape({ name, choices }: ModelShape) {
  return [name, choices.map(({ relation, way }) => [relation.name, 'choices' in way ? way.name : way])];
}
