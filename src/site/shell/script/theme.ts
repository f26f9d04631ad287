// Light or dark: the theme of the system, until the reader chooses another.
import { recall, remember } from './remembered.js';

const NAME = 'theme';

const system = () => (matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light');
const chosen = () => recall(NAME) ?? system();

export function applyTheme(): void {
  const theme = recall(NAME);
  if (theme === undefined) delete document.documentElement.dataset.theme;
  else document.documentElement.dataset.theme = theme;
}

export function enhanceTheme(): void {
  const button = document.querySelector<HTMLButtonElement>('button.theme');
  if (button === null) return;
  const show = () => button.setAttribute('aria-pressed', String(chosen() === 'dark'));
  button.hidden = false;
  show();
  matchMedia('(prefers-color-scheme: dark)').addEventListener('change', show);
  button.addEventListener('click', () => {
    const next = chosen() === 'dark' ? 'light' : 'dark';
    // A reader who returns to the system's theme follows it again.
    remember(NAME, next === system() ? undefined : next);
    applyTheme();
    show();
  });
}
