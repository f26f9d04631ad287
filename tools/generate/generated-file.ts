// A file, or the marked part of one, that is made from the program and held against it by a test.

export interface GeneratedFile {
  /** From the project's folder. */
  readonly path: string;
  readonly text: string;
}

/** Replaces what stands between the two comments that mark a generated part. */
export function replacePart(text: string, name: string, part: string): string {
  const [open, close] = [`<!-- generated: ${name} -->`, `<!-- end: ${name} -->`];
  const [start, end] = [text.indexOf(open), text.indexOf(close)];
  if (start < 0 || end < start) throw new Error(`The generated part ${name} is not marked.`);
  return `${text.slice(0, start + open.length)}\n${part}\n${text.slice(end)}`;
}
