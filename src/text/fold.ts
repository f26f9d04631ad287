// The single definition of "matches": letter case and accents do not count, and ñ is n.

const MARKS = /\p{M}/gu;

export function fold(text: string): string {
  return text.normalize('NFD').replace(MARKS, '').toLowerCase().normalize('NFC');
}
