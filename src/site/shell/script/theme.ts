// Applies the system's light or dark theme until the reader chooses another.

const THEME = 'theme';

const system = () => (matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light');
const chosen = () => recall(THEME) ?? system();

export function applyTheme(): void {
  const theme = recall(THEME);
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
    // A reader who chooses the system's theme follows it again.
    remember(THEME, next === system() ? undefined : next);
    applyTheme();
    show();
  });
}

/** Local storage, if the reader allows it. Otherwise nothing is stored. */
export function recall(name: string): string | undefined {
  try {
    return localStorage.getItem(name) ?? undefined;
  } catch {
    return undefined;
  }
}

export function remember(name: string, value: string | undefined): void {
  try {
    if (value === undefined) localStorage.removeItem(name);
    else localStorage.setItem(name, value);
  } catch {
    // Storing the choice is optional.
  }
}
