// Texts as a configuration of nginx contains them.
import type { HeaderFields } from './service-fields.js';

export function quoted(text: string): string {
  if (text.includes('$')) throw new Error(`nginx would read the dollar sign in ${text} as a variable.`);
  return `'${text.replaceAll('\\', '\\\\').replaceAll("'", "\\'")}'`;
}

export function addHeaders(fields: HeaderFields, indent = '', when = ''): string {
  return fields.map(([name, value]) => `${indent}add_header ${name} ${quoted(value)}${when};`).join('\n');
}
