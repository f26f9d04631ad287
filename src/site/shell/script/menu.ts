// On a narrow screen the menu opens below the bar. Without scripts, a link leads to the menu at the end of the page.
import { LANGUAGE_COOKIE } from '../addresses.js';

const A_YEAR = 365 * 24 * 60 * 60;

/** Keeps the query and the position when the reader switches languages, and stores the choice for URLs without a language. */
export function rememberLanguage(): void {
  for (const link of document.querySelectorAll<HTMLAnchorElement>('a.language'))
    link.addEventListener('click', () => {
      // Finished pages have no query in this link, and scripts change the query of others.
      link.search = location.search;
      link.hash = location.hash;
      // biome-ignore lint/suspicious/noDocumentCookie: the server reads it, and not every browser has the other interface
      document.cookie = `${LANGUAGE_COOKIE}=${link.hreflang}; path=/; max-age=${A_YEAR}; samesite=lax`;
    });
}

export function enhanceMenu(): void {
  const button = document.querySelector<HTMLButtonElement>('button.menu');
  const menu = document.getElementById(button?.getAttribute('aria-controls') ?? '');
  const bar = document.querySelector<HTMLElement>('.bar');
  if (button === null || menu === null || bar === null) return;
  button.hidden = false;

  const show = (isOpen: boolean) => {
    document.documentElement.style.setProperty('--below-bar', `${bar.offsetTop + bar.offsetHeight}px`);
    menu.classList.toggle('open', isOpen);
    button.setAttribute('aria-expanded', String(isOpen));
  };
  button.addEventListener('click', () => {
    const isOpen = button.getAttribute('aria-expanded') !== 'true';
    show(isOpen);
    if (isOpen) menu.focus();
  });
  document.addEventListener('keydown', (event) => {
    if (event.key !== 'Escape' || button.getAttribute('aria-expanded') !== 'true') return;
    show(false);
    button.focus();
  });
  menu.addEventListener('focusout', ({ relatedTarget }) => {
    if (relatedTarget instanceof Node && !menu.contains(relatedTarget) && relatedTarget !== button)
      show(false);
  });
}
