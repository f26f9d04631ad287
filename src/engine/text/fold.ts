// The single definition of "matches": letter case and accents do not count, and ñ is n.

const MARKS = /\p{M}/gu;

export function fold(text: string): string {
  return isAscii(text) ? text.toLowerCase() : folded(text);
}

/** Most keywords and half of all names are, and have nothing to decompose. */
function isAscii(text: string): boolean {
  for (let at = 0; at < text.length; at++) if (text.charCodeAt(at) > 127) return false;
  return true;
}

function folded(text: string): string {
  return text.normalize('NFD').replace(MARKS, '').toLowerCase().normalize('NFC');
}
