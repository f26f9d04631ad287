// A form with many rows: sent in parts that one request takes, its table put together, and ambiguous rows chosen on the spot.
import { linesOf } from '../pasted-lines.js';
import { enhanceFile } from './file-field.js';
import { enhanceOutcome } from './outcome-table.js';

/** Of a request that was refused because of too many: seconds that a reader waits without losing patience. */
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
        fields.set('before', String(rowsShown()));
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

  const rowsShown = () => here.querySelectorAll('tbody tr').length;

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

  /** The first part is the response of the page; the others add rows to it. */
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

/** Its message is the reason of the service. */
class Refused extends Error {}
