// A form with many rows. It sends them in parts of the size of one request, joins the results, and lets the reader decide ambiguous rows.
import { linesOf } from '../delimited.js';
import { enhanceOutcome } from './outcome-table.js';

/**
 * Reads a file instead of pasted rows. The reader chooses it with a button or drops it on the form, and it is read in the browser. `tell`
 * reports the result or the error in the words of the form.
 */
function enhanceFile(form: HTMLFormElement, field: HTMLTextAreaElement, tell: (text: string) => void): void {
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
    // Allows choosing the same file again after a change.
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

/** The limit of the field. */
const MOST_BYTES = 1_048_576;

/** The text of a chosen or dropped file in UTF-8 or UTF-16, or in Latin-1 as Excel saves it. Other files are not read. */
type ReadUpload = { readonly text: string } | { readonly wrong: 'tooLarge' | 'noText' };

async function readFile(file: Blob): Promise<ReadUpload> {
  if (file.size > MOST_BYTES) return { wrong: 'tooLarge' };
  const text = decodedText(new Uint8Array(await file.arrayBuffer()));
  return text === undefined ? { wrong: 'noText' } : { text };
}

/** Undefined if it is not text. */
export function decodedText(bytes: Uint8Array): string | undefined {
  const text = new TextDecoder(encodingOfBytes(bytes)).decode(bytes);
  // Tables of programs, pictures and archives have bytes that no text has.
  // biome-ignore lint/suspicious/noControlCharactersInRegex: these are what is looked for
  return /[\u0000-\u0008\u000e-\u001a\ufffd]/.test(text) ? undefined : text;
}

function encodingOfBytes(bytes: Uint8Array): string {
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

/** The longest wait in seconds after a rejection by the rate limit, for which a reader has the patience. */
const LONGEST_WAIT = 65;

export function enhanceBatch(form: HTMLFormElement): void {
  const place = form.querySelector<HTMLElement>('#outcome-here');
  const progress = form.querySelector<HTMLElement>('.progress');
  const field = form.querySelector('textarea');
  if (place === null || progress === null || field === null) return;
  const [here, status, rows] = [place, progress, field];
  const words = form.dataset;
  const most = Number(words.most);
  let current: AbortController | undefined;

  enhanceOutcome(here, words, tell);
  enhanceFile(form, rows, tell);
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    const { submitter } = event as SubmitEvent & { submitter: HTMLButtonElement | null };
    void send(submitter);
  });

  async function send(submitter: HTMLButtonElement | null): Promise<void> {
    current?.abort();
    const mine = new AbortController();
    current = mine;
    const lines = linesOf(rows.value);
    const fields = new FormData(form, submitter);
    for (const name of [...fields.keys()]) if (name.startsWith('choice-')) fields.delete(name);
    form.setAttribute('aria-busy', 'true');
    try {
      if (lines.length === 0) {
        here.replaceChildren();
        tell(words.empty ?? '');
        return;
      }
      for (let done = 0; done < lines.length; ) {
        if (lines.length > most) tell(counted(done, lines.length));
        // The heading of a table comes with the first part.
        const part = lines.slice(done, done + most);
        fields.set('rows', part.join('\n'));
        fields.set('before', String(here.querySelectorAll('tbody tr').length));
        if (done === 0) fields.delete('before');
        const page = await answerTo(fields, mine.signal);
        take(page, done === 0);
        done += part.length;
        const read = here.querySelector<HTMLElement>('.outcome')?.dataset.read;
        if (read && fields.has('columns')) fields.set('columns', read);
      }
      tell('');
      enhanceOutcome(here, words, tell);
      here.querySelector<HTMLElement>('#outcome')?.focus();
    } catch (error) {
      if (!mine.signal.aborted) tell(error instanceof Refused ? error.message : (words.failed ?? ''));
    } finally {
      if (current === mine) form.removeAttribute('aria-busy');
    }
  }

  async function answerTo(fields: FormData, signal: AbortSignal): Promise<Document> {
    const body = new URLSearchParams([...fields].map(([name, value]) => [name, String(value)]));
    const response = await fetch(form.action, {
      method: 'POST',
      body,
      signal,
      headers: { accept: 'text/html' },
    });
    const wait = Number(response.headers.get('retry-after') ?? Number.NaN);
    if (response.status === 429 && wait <= LONGEST_WAIT) {
      await new Promise((resolve) => setTimeout(resolve, wait * 1000));
      return answerTo(fields, signal);
    }
    const isPage = response.headers.get('content-type')?.startsWith('text/html') === true;
    if (!isPage) throw new Refused((await response.json()).detail);
    return new DOMParser().parseFromString(await response.text(), 'text/html');
  }

  /** The first part is the response of the page, and the others add rows to it. */
  function take(page: Document, isFirst: boolean): void {
    const outcome = page.querySelector('#outcome-here');
    form.querySelector('.refusals')?.replaceChildren(...(page.querySelector('.refusals')?.childNodes ?? []));
    if (isFirst) {
      here.replaceChildren(...(outcome?.childNodes ?? []));
      const select = form.querySelector<HTMLSelectElement>('p.row select');
      const sent = page.querySelector<HTMLSelectElement>('p.row select');
      if (select !== null && sent !== null) select.value = sent.value;
    } else
      for (const [into, parts] of [
        ['tbody', 'tbody tr'],
        ['.dots', '.dots circle'],
      ] as const)
        here.querySelector(into)?.append(...(outcome?.querySelectorAll(parts) ?? []));
  }

  function tell(text: string): void {
    status.textContent = text;
  }

  function counted(done: number, all: number): string {
    const number = (value: number) => value.toLocaleString(words.locale);
    return (words.sending ?? '').replace('#', number(done)).replace('%', number(all));
  }
}

/** Its message is the explanation of the service. */
class Refused extends Error {}
