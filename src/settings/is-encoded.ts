// Whether every percent sign in a text begins an encoded character, as in the passwords of addresses.

export function isEncoded(text: string): boolean {
  try {
    decodeURIComponent(text);
    return true;
  } catch {
    return false;
  }
}
