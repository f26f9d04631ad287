// The valid values of a parameter, in words, from its schema: a new kind of parameter needs nothing here.

import { INT32_MAX } from '../../engine/operations/values/value-type.js';
import type { JsonSchema } from '../../engine/schema/json-schema.js';
import { type Html, html, joined } from '../shell/html.js';
import type { Site } from '../shell/site.js';
import { operationStrings } from './strings.js';

export function rightValue(site: Site, schema: JsonSchema): Html {
  const { operation } = operationStrings[site.language];
  const names = namesOf(schema);
  if (names !== undefined) return html`${operation.oneOf} ${codes(names)}`;
  switch (schema.type) {
    case 'boolean':
      return html`${operation.switch}`;
    case 'integer':
    case 'number':
      return html`${schema.type === 'integer' ? operation.whole : operation.number}${range(site, schema)}`;
    case 'array':
      return list(site, schema);
    case 'string':
      if (schema.format === 'date') return html`${operation.date}`;
      if (schema.pattern !== undefined) return html`${operation.matching} <code>${schema.pattern}</code>`;
      return html`${operation.anything}${schema.maxLength !== undefined && html`, ${operation.upTo} ${site.number(schema.maxLength)} ${operation.characters}`}`;
    default:
      return codes([schema.type ?? []].flat());
  }
}

/** In the query a list is written with commas. */
function list(site: Site, { items = {}, minItems, maxItems }: JsonSchema): Html {
  const { operation } = operationStrings[site.language];
  const names = namesOf(items);
  if (names !== undefined) return html`${operation.listOf} ${codes(names)}`;
  if (minItems !== undefined && minItems === maxItems && items.type === 'number')
    return html`${operation.numbers(minItems)}${range(site, items)}`;
  return html`${operation.listOf} ${rightValue(site, items)}`;
}

/** Those it may be; of a path those on its first step. */
export function namesOf({ enum: values, anyOf = [], pattern }: JsonSchema): readonly string[] | undefined {
  if (values !== undefined) return values.map(String);
  const first = anyOf.map(namesOf).find((names) => names !== undefined);
  return first ?? /^\^\(([\w|]+)\)/.exec(pattern ?? '')?.[1]?.split('|');
}

const codes = (values: readonly string[]) =>
  joined(
    values.map((value) => html`<code>${value}</code>`),
    ', ',
  );

function range(site: Site, { minimum, exclusiveMinimum, maximum }: JsonSchema): Html {
  const { operation } = operationStrings[site.language];
  // The largest number of the contract means nothing to a reader.
  const most = maximum === INT32_MAX ? undefined : maximum;
  if (exclusiveMinimum !== undefined)
    return html`, ${operation.moreThan} ${exclusiveMinimum}${most !== undefined && html`, ${operation.upTo} ${most}`}`;
  if (minimum === undefined) return html`${most !== undefined && html` ${operation.upTo} ${most}`}`;
  return most === undefined
    ? html` ${operation.atLeast} ${minimum}`
    : html` ${operation.from} ${minimum} ${operation.to} ${most}`;
}
