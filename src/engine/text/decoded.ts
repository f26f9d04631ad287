// A part of an address as it was meant to be read; as it came where it is not encoded rightly.

export function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}
