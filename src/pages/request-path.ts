// The path of a request: a template and its arguments, those that the template does not name as the query.
import type { Operation } from '../operations/operation.js';
import type { Arguments } from '../operations/parameter.js';

export function requestPath({ path, parameters }: Operation, args: Arguments): string {
  const filled = path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(String(args[name])));
  const query = parameters
    .filter(({ name, in: place }) => place === 'query' && args[name] !== undefined)
    .map(({ name }) => `${name}=${encodeURIComponent(String(args[name]))}`);
  return query.length === 0 ? filled : `${filled}?${query.join('&')}`;
}
