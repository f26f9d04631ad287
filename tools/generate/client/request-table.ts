// The table by which the client makes requests: `client/src/generated/table.ts`. It is short, because every page loads it.
import { MARKER } from '../../../src/engine/model/shape.js';
import { MOST_ROWS } from '../../../src/engine/operations/batch-operation.js';
import { problems } from '../../../src/engine/problems/problems.js';
import type { BatchMethod, GetMethod, Group } from './client-methods.js';

/** The methods of most families, under the name `+`. */
const COMMON =
  'list= byId=/* byName=/name/* search=/search/* page=/pagedList?Page&PageSize count=/count provenance';

export function requestTable(
  groups: readonly Group[],
  general: readonly GetMethod[],
  batches: readonly BatchMethod[],
): string {
  return `// The requests of the client. Generated from the table of operations: run \`npm run generate\` to update it.

/** Replaces a related record that would lead back to where the response started. */
export const MARKER = '${MARKER}';
export type Marker = typeof MARKER;

/** Written as \`+\` in a group. */
export const COMMON = '${COMMON}';

/**
 * For each group of methods its path, then its methods. \`name\` alone is at \`/{id}/name\`, and \`name=/path\` at that path. A star is an argument, and
 * arguments for the query follow a question mark.
 */
export const GROUPS = {
${groups.map((group) => `  ${group.name}: '${groupText(group)}',`).join('\n')}
} as const;

/** Methods that are not about one family. */
export const GENERAL = '${general.map((method) => `${method.name}=${pathText(method, '')}`).join(' ')}';

/** Methods that send rows: the path, and the name of the list of rows. */
export const BATCHES = {
${batches.map(({ name, path, batch }) => `  ${name}: ['${path}', '${batch.rows}'],`).join('\n')}
} as const;

/** Of a request. */
export const MOST_ROWS = ${MOST_ROWS};

/** The problems of the service, each the last part of \`type\`. */
export type ProblemCode =
${Object.keys(problems)
  .map((code) => `  | '${code}'`)
  .join('\n')};
`;
}

function groupText({ methods }: Group): string {
  const first = methods[0] as GetMethod;
  const base = first.path.split('/', 1)[0] as string;
  const texts = methods.map((method) => methodText(method, base));
  const common = COMMON.split(' ');
  const others = texts.filter((text) => !common.includes(text));
  const hasAll = common.every((text) => texts.includes(text));
  return [base, ...(hasAll ? ['+', ...others] : texts)].join(' ');
}

function methodText(method: GetMethod, base: string): string {
  const path = pathText(method, base);
  return path === `/*/${method.name}` ? method.name : `${method.name}=${path}`;
}

function pathText({ path, queryArguments }: GetMethod, base: string): string {
  const query = queryArguments.map(({ name }) => name).join('&');
  return path.slice(base.length) + (query === '' ? '' : `?${query}`);
}
