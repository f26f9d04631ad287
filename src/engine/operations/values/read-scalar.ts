// Reads single values as several value types need them; undefined if the text is not one.

/** Accents alone are blank, because accents do not count. */
export const isBlank = (raw: string): boolean => raw.replace(/\p{M}/gu, '').trim() === '';

export function readBoolean(raw: string): boolean | undefined {
  const value = raw.toLowerCase();
  return value === 'true' || value === 'false' ? value === 'true' : undefined;
}

/** As JSON writes numbers. */
const NUMBER = /^-?(0|[1-9]\d*)(\.\d+)?(e[+-]?\d+)?$/i;

export function readNumber(raw: string): number | undefined {
  const text = raw.trim();
  const value = NUMBER.test(text) ? Number(text) : Number.NaN;
  return Number.isFinite(value) ? value : undefined;
}
