// The request on the front page: sends what the reader typed or chose, and shows what came back, whatever it was.
import { highlightJson } from '../pages/highlight-json.js';
import { forShell } from '../pages/snippets.js';

/** More than anybody reads here; a browser would take its time over megabytes. */
const LONGEST = 60_000;

interface Shown {
  readonly isOk: boolean;
  readonly status: number;
  /** Parameters that had no effect. */
  readonly ignored: string | null;
  readonly text: string;
}

export function enhanceLive(live: HTMLElement): void {
  const form = live.querySelector<HTMLFormElement>('form.ask');
  const input = live.querySelector<HTMLInputElement>('input');
  const send = live.querySelector<HTMLButtonElement>('button[type=submit]');
  const code = live.querySelector<HTMLElement>('.code code');
  const status = live.querySelector<HTMLElement>('.status');
  if (form === null || input === null || send === null || code === null || status === null) return;
  const examples = [...document.querySelectorAll<HTMLAnchorElement>('.examples a')];
  const label = send.textContent ?? '';
  let latest = 0;

  form.hidden = false;
  live.querySelector<HTMLElement>('.line')?.setAttribute('hidden', '');
  mark();
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    ask();
  });
  for (const example of examples)
    example.addEventListener('click', (event) => {
      if (event.metaKey || event.ctrlKey || event.shiftKey) return;
      event.preventDefault();
      input.value = example.getAttribute('href') ?? '';
      ask();
    });

  async function ask(): Promise<void> {
    const mine = ++latest;
    const path = pathOf((input as HTMLInputElement).value);
    (input as HTMLInputElement).value = path;
    mark();
    for (const element of live.querySelectorAll('.path')) element.textContent = forShell(path);
    (send as HTMLButtonElement).textContent = live.dataset.sending ?? label;
    const startedAt = performance.now();
    // A problem is to be read in the language of the page, which need not be the browser's.
    const headers = { accept: 'application/json', 'accept-language': document.documentElement.lang };
    const shown = await fetch(path, { headers }).then(
      async (response) => ({
        isOk: response.ok,
        status: response.status,
        ignored: response.headers.get('atlas-ignored'),
        text: await response.text(),
      }),
      () => undefined,
    );
    // Of several that are under way, the last one counts.
    if (mine !== latest) return;
    (send as HTMLButtonElement).textContent = label;
    show(shown, Math.round(performance.now() - startedAt));
  }

  function show(shown: Shown | undefined, milliseconds: number): void {
    const [field, body] = [status as HTMLElement, code as HTMLElement];
    field.classList.toggle('bad', shown?.isOk !== true);
    const parts = shown === undefined ? [] : [shown.status, `${milliseconds} ms`];
    if (shown?.ignored) parts.push(`${live.dataset.ignored} ${shown.ignored}`);
    field.textContent = parts.join(' · ');
    const note = live.querySelector<HTMLElement>('.half .note');
    if (shown === undefined) {
      body.textContent = live.dataset.failed ?? '';
      note?.remove();
      return;
    }
    const text = pretty(shown.text);
    body.innerHTML = highlightJson(text.slice(0, LONGEST));
    body.parentElement?.scrollTo(0, 0);
    if (text.length <= LONGEST) note?.remove();
    else if (note === null) {
      const added = document.createElement('p');
      added.className = 'note';
      added.textContent = live.dataset.cut ?? '';
      body.closest('.half')?.append(added);
    }
  }

  function mark(): void {
    for (const example of examples) {
      if (example.getAttribute('href') === (input as HTMLInputElement).value)
        example.setAttribute('aria-current', 'true');
      else example.removeAttribute('aria-current');
    }
  }
}

/** On this service and nowhere else, whatever was typed. */
function pathOf(typed: string): string {
  const wanted = typed.trim().replace(/^(https?:\/\/[^/]*)?\/*/i, '/');
  const { pathname, search } = new URL(wanted, location.origin);
  return `${pathname}${search}`;
}

function pretty(text: string): string {
  try {
    return JSON.stringify(JSON.parse(text), undefined, 2);
  } catch {
    return text;
  }
}
