// A file instead of pasted rows: chosen with a button, or dropped anywhere on the form. It is read in the browser.

/** `tell` reports the result or the error in the words of the form. */
export function enhanceFile(
  form: HTMLFormElement,
  field: HTMLTextAreaElement,
  tell: (text: string) => void,
): void {
  const place = form.querySelector<HTMLElement>('.file');
  const input = place?.querySelector('input');
  if (place === null || input === null || input === undefined) return;
  place.hidden = false;
  const words = place.dataset;

  const take = async (file: File | undefined) => {
    if (file === undefined) return;
    const read = await readFile(file);
    if ('wrong' in read) return tell((words[read.wrong] ?? '').replace('#', file.name));
    field.value = read.text;
    tell((words.read ?? '').replace('#', file.name));
    form.requestSubmit();
  };

  input.addEventListener('change', () => {
    void take(input.files?.[0]);
    // So that the same file can be chosen again after a change.
    input.value = '';
  });
  for (const name of ['dragover', 'dragleave', 'drop'])
    form.addEventListener(name, (event) => {
      const { dataTransfer } = event as DragEvent;
      if (dataTransfer === null || !dataTransfer.types.includes('Files')) return;
      event.preventDefault();
      form.classList.toggle('dropping', name === 'dragover');
      if (name === 'drop') void take(dataTransfer.files[0]);
    });
}

/** As many as the field takes. */
const MOST_BYTES = 1_048_576;

/** The text of a file that was chosen or dropped: UTF-8 or UTF-16, else Latin-1 as Excel saves it. Other files are not read. */
type ReadFile = { readonly text: string } | { readonly wrong: 'tooLarge' | 'noText' };

async function readFile(file: Blob): Promise<ReadFile> {
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
