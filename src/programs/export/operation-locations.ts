// Writes nginx locations for operations whose responses differ in their type or by a link to a page.
import type { Service } from '../../app.js';
import { API, type Operation } from '../../engine/operations/operation.js';
import { linkTo, pageOfOperation } from '../../site/records/page-alternates.js';
import { tableAddress } from '../../site/shell/record-links.js';
import { fileOfPath } from './file-of-path.js';
import { quoted } from './nginx-text.js';

/** The variable for the Link header. nginx sends no empty header. */
export const LINK = '$page_link';

/** Operations with equal directives are one location, because nginx tries regular expressions one by one. */
export function operationLocations(service: Service): string {
  const families = new Map<string, Map<string, string[]>>();
  const lists: string[] = [];
  for (const operation of service.operations.filter(({ enumerate }) => enumerate !== undefined)) {
    const directives = directivesOf(service, operation);
    if (directives.length === 0) continue;
    const { path } = operation;
    const [family, ...rest] = path.slice(API.length + 1).split('/') as [string, ...string[]];
    if (rest.length === 0) lists.push(listLocation(path, directives));
    else {
      const groups = families.get(family) ?? new Map<string, string[]>();
      families.set(family, groups);
      const key = directives.join('\n');
      groups.set(key, [...(groups.get(key) ?? []), patternOf(service, operation, rest)]);
    }
  }
  const below = [...families].map(([family, groups]) => familyLocation(family, groups));
  return [...lists, ...below].join('\n');
}

const listLocation = (path: string, directives: readonly string[]): string => `location = ${path} {
  ${directives.join('\n  ')}
  try_files /${fileOfPath(path)} =404;
}`;

/** Each alternative captures the id as $1, which is why the group begins with `?|`. */
const familyLocation = (
  family: string,
  groups: ReadonlyMap<string, readonly string[]>,
): string => `location ${API}/${family}/ {
  try_files $uri.json =404;
${[...groups]
  .map(
    ([directives, patterns]) => `  location ~ ^${API}/${family}/(?|${patterns.join('|')})$ {
    ${directives.replaceAll('\n', '\n    ')}
    try_files $uri.json =404;
  }`,
  )
  .join('\n')}
}`;

function directivesOf(service: Service, operation: Operation): readonly string[] {
  const type = otherType(service, operation);
  const link = pageLink(service, operation);
  return [
    ...(type === undefined ? [] : [`default_type ${quoted(type)};`]),
    ...(link === undefined ? [] : [`set ${LINK} ${link};`]),
  ];
}

/** Undefined if the type is JSON. */
function otherType({ engine }: Service, operation: Operation): string | undefined {
  if (operation.result !== 'document' || operation.mediaType === undefined) return undefined;
  const [args] = operation.enumerate?.(engine.catalog) ?? [];
  const answered = args && engine.answer(operation, args);
  return answered === undefined || 'problem' in answered ? undefined : answered.type;
}

/** The link is quoted. The id alone names the page of a record, because the name in its path is for people. */
function pageLink({ engine }: Service, operation: Operation): string | undefined {
  const page = pageOfOperation(engine, operation);
  if (page === undefined) return undefined;
  const table = tableAddress(page.shown);
  if (page.id === undefined || page.shown.extent === 'only') return quoted(linkTo(table));
  return quoted(linkTo({ en: `${table.en}/ID`, es: `${table.es}/ID` })).replaceAll('/ID>', () => '/$1>');
}

/** A pattern for the path after the family. The captured part is the id of the page. */
function patternOf({ engine }: Service, operation: Operation, rest: readonly string[]): string {
  const id = pageOfOperation(engine, operation)?.id;
  return rest
    .join('/')
    .replaceAll('.', '\\.')
    .replaceAll(/\{(\w+)\}/g, (_, name: string) => (name === id?.name ? '(\\d+)' : '[^/]+'));
}
