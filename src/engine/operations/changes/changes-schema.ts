// The changes between editions as JSON Schema. Six lists share the form of a change, so descriptions have it once.
import { optionalText, text } from '../../schema/plain-schemas.js';
import { exactObject, type JsonSchema, refTo } from '../../schema/shape-schema.js';

const integer: JsonSchema = { type: 'integer' };
const integers: JsonSchema = { type: 'array', items: integer };

const CHANGE = 'Change';

/** Each list uses some of these members. Only a line has a part. */
export const changeSchemas: Readonly<Record<string, JsonSchema>> = {
  [CHANGE]: {
    ...exactObject({
      family: optionalText,
      id: integer,
      rows: integer,
      field: text,
      from: {},
      to: {},
      source: text,
      breaking: { type: 'boolean', description: 'True if `to` or `from` lacks the JSON type of the field.' },
      by: { type: ['integer', 'null'] },
      record: { type: 'object' },
      part: text,
      change: { type: 'string', enum: ['added', 'removed', 'changed'] },
      at: { ...integers, description: 'Positions from 0, before the change if `removed`.' },
      ids: integers,
      line: { type: 'object' },
      path: optionalText,
      reason: optionalText,
      reasonEs: optionalText,
    }),
    required: ['family', 'path', 'reason', 'reasonEs'],
  },
};

const list: JsonSchema = { type: 'array', items: refTo(CHANGE) };

export const changesSchema: JsonSchema = exactObject({
  edition: { ...text, description: 'The served edition.' },
  since: { ...text, description: 'The edition it is compared with.' },
  known: { type: 'array', items: text, description: 'The accepted values of `since`, newest first.' },
  note: { ...optionalText, description: 'If `since` has an unknown fingerprint.' },
  noteEs: optionalText,
  total: integer,
  next: optionalText,
  editions: {
    type: 'array',
    description: 'Every later edition, newest first.',
    items: exactObject({
      edition: text,
      since: text,
      date: { type: 'string', format: 'date' },
      families: list,
      fields: list,
      added: list,
      changed: list,
      retired: list,
      lines: {
        ...list,
        type: ['array', 'null'],
        description: 'Lines of other files; null if unrecorded or left out.',
      },
    }),
  },
});
