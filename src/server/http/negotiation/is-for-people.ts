// Whether a person reads the response in a browser: those accept HTML by name, and programs seldom do.
import { pathOf } from '../paths/path-of.js';
import { readQualityValues } from './quality-values.js';

interface PageRequest {
  readonly url: string;
  readonly headers: { readonly accept?: string | undefined };
}

/** The API is for programs, whatever they accept, and also with doubled slashes. */
export function isForPeople({ url, headers: { accept = '' } }: PageRequest): boolean {
  if (/^\/+api(\/|$)/i.test(pathOf(url))) return false;
  return readQualityValues(accept).some(({ name, quality }) => name === 'text/html' && quality > 0);
}
