// Sends the request of the form on an operation's page, and shows the response.
import { forShell, readablePath, requestCaption } from '../shell/code.js';
import { liveAnswer } from '../shell/script/live-answer.js';
import { countTicks, enhanceFilters, valuesIn } from './script/form-values.js';
import { missingIn, triedRequest } from './try-request.js';

function enhanceTry(tried: HTMLElement): void {
  const form = tried.querySelector<HTMLFormElement>('.try-form') as HTMLFormElement;
  const part = <Part extends HTMLElement>(selector: string) => form.querySelector<Part>(selector) as Part;
  const [link, missing] = [part<HTMLAnchorElement>('.try-request a'), part('.try-missing')];
  const filters = form.querySelector<HTMLElement>('.try-filters');
  const rows = filters && enhanceFilters(filters, update);
  const answer = liveAnswer(tried, part('button[type=submit]'), form.dataset.sending, requestCaption);
  const request = () => triedRequest(form.dataset.path ?? '', valuesIn(form));

  form.hidden = false;
  tried.classList.add('ready');
  form.addEventListener('input', update);
  form.addEventListener('change', update);
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    void send();
  });
  part('button[data-back]').addEventListener('click', () => {
    form.reset();
    rows?.clear();
    answer?.reset();
    update();
  });

  function update(): void {
    const path = request();
    link.href = path;
    for (const element of link.children) element.textContent = readablePath(path);
    for (const element of tried.querySelectorAll('.path')) element.textContent = forShell(path);
    countTicks(form);
    complain(undefined);
  }

  async function send(): Promise<void> {
    const path = request();
    const [name] = missingIn(path);
    // An incomplete number or day has no value.
    const wrong =
      name === undefined
        ? [...form.querySelectorAll('input')].find(({ validity }) => validity.badInput)
        : part<HTMLInputElement>(`#try-${name}`);
    complain(wrong);
    if (wrong !== undefined) return;
    await answer?.ask(path);
    tried.querySelector('.tried-answer h3')?.scrollIntoView({ block: 'nearest' });
  }

  /** Reports a value that cannot be sent, and moves the focus to it. */
  function complain(wrong: HTMLInputElement | undefined): void {
    for (const element of form.querySelectorAll('[aria-invalid]')) element.removeAttribute('aria-invalid');
    const words = form.dataset.missing?.replace('#', wrong?.dataset.name ?? wrong?.ariaLabel ?? '') ?? '';
    missing.textContent = wrong === undefined ? '' : words;
    wrong?.setAttribute('aria-invalid', 'true');
    wrong?.focus();
  }
}

for (const tried of document.querySelectorAll<HTMLElement>('.tried')) enhanceTry(tried);
