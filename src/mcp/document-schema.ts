// The schema of what an operation works out, complete in itself: what it refers to is put in its place.
import type { Operation } from '../operations/operation.js';
import type { JsonSchema } from '../schema/json-schema.js';

const AT = '#/components/schemas/';

export function documentSchema(operation: Operation): JsonSchema {
  if (operation.result !== 'document') return { type: 'object' };
  const { schema, parts = {} } = operation;
  return complete(schema, parts) as JsonSchema;
}

function complete(node: unknown, parts: Readonly<Record<string, JsonSchema>>): unknown {
  if (Array.isArray(node)) return node.map((each) => complete(each, parts));
  if (typeof node !== 'object' || node === null) return node;
  const { $ref } = node as JsonSchema;
  if ($ref !== undefined) return complete(parts[$ref.slice(AT.length)] ?? {}, parts);
  // Formats of numbers are words of OpenAPI.
  const kept = Object.entries(node).filter(([name, value]) => name !== 'format' || value === 'date');
  return Object.fromEntries(kept.map(([name, value]) => [name, complete(value, parts)]));
}
