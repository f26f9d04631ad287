// A page of the site as an HTTP document: HTML in one language, with the content security policy of pages.
import type { HttpDocument } from '../../server/http/responses/finished-document.js';
import type { Language } from './language.js';
import { PAGE_POLICY } from './policies.js';

export const HTML_TYPE = 'text/html; charset=utf-8';

export const pageHeaders = (language: Language): readonly string[] => [
  'content-security-policy',
  PAGE_POLICY,
  'content-language',
  language,
];

/** `path` is the key under which the document is cached. */
export const pageDocument = (
  language: Language,
  path: string,
  body: HttpDocument['body'],
  isOneOfMany = false,
): HttpDocument => ({ path, type: HTML_TYPE, headers: pageHeaders(language), isOneOfMany, body });
