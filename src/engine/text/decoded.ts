// A part of a URL, decoded; unchanged if it is not encoded correctly.

export function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}
