// Sends a request to the service and shows any response, on the front page and on the pages of operations.
import { answerBlock, forShell, highlightJson, pictureBlock } from '../code.js';
import { type Html, raw } from '../html.js';
import { addCopyButtons } from './copy-buttons.js';

/** A longer text is unreadable and slow to display. */
const LONGEST = 60_000;

interface AnswerText {
  readonly isOk: boolean;
  readonly status: number;
  /** The media type without the parameters after a semicolon. */
  readonly type: string;
  /** Parameters that had no effect. */
  readonly ignored: string | null;
  readonly text: string;
}

interface LiveAnswer {
  readonly ask: (path: string) => Promise<void>;
  /** Returns to the initial response of the page. */
  readonly reset: () => void;
}

/** `within` has the places of the status and the response, and the words for them. */
export function liveAnswer(
  within: HTMLElement,
  send: HTMLButtonElement,
  sending: string | undefined,
  caption?: (path: string) => Html,
): LiveAnswer | undefined {
  const status = within.querySelector<HTMLElement>('.status');
  const place = within.querySelector<HTMLElement>('.shown');
  if (status === null || place === null) return undefined;
  const [field, shown, label] = [status, place, send.textContent ?? ''];
  const words = within.dataset;
  const [first, firstStatus] = [[...shown.childNodes], field.textContent];
  let latest = 0;

  function show(path: string, answer: AnswerText | undefined, milliseconds: number): void {
    field.classList.toggle('bad', answer?.isOk !== true);
    const parts = answer === undefined ? [] : [answer.status, `${milliseconds} ms`];
    if (answer?.ignored) parts.push(`${words.ignored} ${answer.ignored}`);
    field.textContent = parts.join(' · ');
    const { block, isCut } = blockOf(path, answer);
    shown.innerHTML = block.text;
    addCopyButtons(shown);
    if (!isCut) return;
    const note = document.createElement('p');
    note.className = 'note';
    note.textContent = words.cut ?? '';
    shown.append(note);
  }

  function blockOf(path: string, answer: AnswerText | undefined) {
    const above = caption?.(path);
    if (answer === undefined) return { block: answerBlock(words.failed ?? '', above, ''), isCut: false };
    if (answer.type.startsWith('image/')) return { block: pictureBlock(path, document.title), isCut: false };
    const isJson = answer.type.endsWith('json');
    const text = isJson ? pretty(answer.text) : answer.text;
    const start = text.slice(0, LONGEST);
    const code = isJson ? raw(highlightJson(start)) : start;
    return { block: answerBlock(code, above, isJson ? 'json' : ''), isCut: text.length > LONGEST };
  }

  return {
    ask: async (path) => {
      const mine = ++latest;
      send.textContent = sending ?? label;
      const startedAt = performance.now();
      const answer = await answerTo(path);
      // Only the last of several requests counts.
      if (mine !== latest) return;
      send.textContent = label;
      show(path, answer, Math.round(performance.now() - startedAt));
    },
    reset: () => {
      latest++;
      send.textContent = label;
      field.classList.remove('bad');
      field.textContent = firstStatus;
      shown.replaceChildren(...first);
    },
  };
}

async function answerTo(path: string): Promise<AnswerText | undefined> {
  // A problem must be in the language of the page, which can differ from the browser's.
  const headers = { accept: 'application/json, */*;q=0.5', 'accept-language': document.documentElement.lang };
  try {
    const response = await fetch(path, { headers });
    return {
      isOk: response.ok,
      status: response.status,
      type: response.headers.get('content-type')?.split(';')[0] ?? '',
      ignored: response.headers.get('atlas-ignored'),
      text: await response.text(),
    };
  } catch {
    return undefined;
  }
}

function pretty(text: string): string {
  try {
    return JSON.stringify(JSON.parse(text), undefined, 2);
  } catch {
    return text;
  }
}

/** Sends the request that the reader typed or chose on the front page. */
export function enhanceLive(live: HTMLElement): void {
  const form = live.querySelector<HTMLFormElement>('form.ask');
  const entry = live.querySelector<HTMLInputElement>('input');
  const send = live.querySelector<HTMLButtonElement>('button[type=submit]');
  const answer = send && liveAnswer(live, send, live.dataset.sending);
  if (form === null || entry === null || !answer) return;
  const [input, shown] = [entry, answer];
  const examples = [...document.querySelectorAll<HTMLAnchorElement>('.examples a')];

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

  function ask(): void {
    input.value = pathOf(input.value);
    mark();
    for (const element of live.querySelectorAll('.path')) element.textContent = forShell(input.value);
    void shown.ask(input.value);
  }

  function mark(): void {
    for (const example of examples) {
      if (example.getAttribute('href') === input.value) example.setAttribute('aria-current', 'true');
      else example.removeAttribute('aria-current');
    }
  }
}

/** Restricts any typed text to this service. */
function pathOf(typed: string): string {
  const wanted = typed.trim().replace(/^(https?:\/\/[^/]*)?\/*/i, '/');
  const { pathname, search } = new URL(wanted, location.origin);
  return `${pathname}${search}`;
}
