// Whom to tell of a weakness (RFC 9116): the operator's word, which every start makes good for another half year.
import type { HttpDocument } from '../../server/http/responses/finished-document.js';

const HALF_A_YEAR = 182 * 24 * 60 * 60 * 1000;

export function securityDocument(contact: string): HttpDocument {
  const expires = new Date(Date.now() + HALF_A_YEAR).toISOString();
  return {
    path: '/.well-known/security.txt',
    type: 'text/plain; charset=utf-8',
    body: () => `Contact: ${contact}\nExpires: ${expires}\nPreferred-Languages: es, en\n`,
  };
}
