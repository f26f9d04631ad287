// What is wrong with a line that says something of a field: its family, its field or its source may not exist.
import type { Model, Row } from '../../engine/model/model.js';

interface NamedFault {
  readonly field: string;
  readonly message: string;
}

export function namedFault(
  model: Model,
  sources: ReadonlySet<unknown> | undefined,
  { family: name, field, source }: Row,
): NamedFault | undefined {
  const family = model.families.find((candidate) => candidate.name === name);
  if (family === undefined) return { field: 'family', message: `there is no family ${name}` };
  if (family.field(String(field)) === undefined)
    return { field: 'field', message: `${name} has no field ${field}` };
  if (sources?.has(source) === false) return { field: 'source', message: `there is no source ${source}` };
  return undefined;
}
