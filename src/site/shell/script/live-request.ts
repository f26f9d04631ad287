// The request on the front page: sends the request that the reader typed or chose.
import { forShell } from '../snippets.js';
import { liveAnswer } from './live-answer.js';

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

/** On this service and nowhere else, whatever was typed. */
function pathOf(typed: string): string {
  const wanted = typed.trim().replace(/^(https?:\/\/[^/]*)?\/*/i, '/');
  const { pathname, search } = new URL(wanted, location.origin);
  return `${pathname}${search}`;
}
