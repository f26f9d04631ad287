// The text of a file that was chosen or dropped: UTF-8 or UTF-16, else Latin-1 as Excel saves it. Other files are not read.

/** As many as the field takes. */
const MOST_BYTES = 1_048_576;

export type ReadFile = { readonly text: string } | { readonly wrong: 'tooLarge' | 'noText' };

export async function readFile(file: Blob): Promise<ReadFile> {
  if (file.size > MOST_BYTES) return { wrong: 'tooLarge' };
  const text = decodedText(new Uint8Array(await file.arrayBuffer()));
  return text === undefined ? { wrong: 'noText' } : { text };
}

/** Undefined if it is not text. */
export function decodedText(bytes: Uint8Array): string | undefined {
  const text = new TextDecoder(encodingOf(bytes)).decode(bytes);
  // Tables of programs, pictures and archives have bytes that no text has.
  // biome-ignore lint/suspicious/noControlCharactersInRegex: these are what is looked for
  return /[\u0000-\u0008\u000e-\u001a\ufffd]/.test(text) ? undefined : text;
}

function encodingOf(bytes: Uint8Array): string {
  const [first, second] = bytes;
  if (first === 0xff && second === 0xfe) return 'utf-16le';
  if (first === 0xfe && second === 0xff) return 'utf-16be';
  try {
    new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    return 'utf-8';
  } catch {
    return 'windows-1252';
  }
}
