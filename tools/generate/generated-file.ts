// A file, or the marked part of one, that is generated from the program; a test compares the two.

export interface GeneratedFile {
  /** Relative to the project folder. */
  readonly path: string;
  readonly text: string;
}

/** Replaces the text between the two comments that mark a generated part. */
export function replacePart(text: string, name: string, part: string): string {
  const [open, close] = [`<!-- generated: ${name} -->`, `<!-- end: ${name} -->`];
  const [start, end] = [text.indexOf(open), text.indexOf(close)];
  if (start < 0 || end < start) throw new Error(`The generated part ${name} is not marked.`);
  return `${text.slice(0, start + open.length)}\n${part}\n${text.slice(end)}`;
}
