// Whether a text is the URL of a PostgreSQL database, with a password that is encoded well enough to be read whole.
import type { Localized } from '../engine/text/localized.js';

export const DATABASE_EXAMPLE = 'postgres://user:password@host:5432/name';
export const HOW_TO_ESCAPE: Localized = {
  en: 'with / ? # @ % in the password written as %2F %3F %23 %40 %25',
  es: 'con / ? # @ % de la contraseña escritos como %2F %3F %23 %40 %25',
};

export function isDatabaseUrl(text: string): boolean {
  if (!URL.canParse(text)) return false;
  const { protocol, pathname, search, hash, password } = new URL(text);
  // A password with such characters ends too early, and its rest would pass for the name of the database.
  return /^postgres(ql)?:$/.test(protocol) && !/[@#]/.test(pathname + search + hash) && isEncoded(password);
}

/** Every percent sign begins an encoded character. */
export function isEncoded(text: string): boolean {
  try {
    decodeURIComponent(text);
    return true;
  } catch {
    return false;
  }
}
