// The script of the site. Every page can be read without it; it adds copying, trying, searching and remembering.
import { addCopyButtons } from './copy-buttons.js';
import { enhanceLive } from './live-request.js';
import { rememberLanguage } from './remember-language.js';
import { enhanceSearch } from './search-field.js';
import { enhanceSections } from './sections-menu.js';
import { showOrigin } from './show-origin.js';
import { makeTabs } from './tabs.js';
import { applyTheme, enhanceTheme } from './theme.js';

// At once, before anything is drawn.
document.documentElement.classList.add('js');
applyTheme();

document.addEventListener('DOMContentLoaded', () => {
  showOrigin(document);
  for (const tabs of document.querySelectorAll<HTMLElement>('.tabs')) makeTabs(tabs);
  addCopyButtons(document);
  enhanceTheme();
  rememberLanguage();
  enhanceSections();
  for (const live of document.querySelectorAll<HTMLElement>('.live')) enhanceLive(live);
  for (const form of document.querySelectorAll<HTMLFormElement>('form.search')) enhanceSearch(form);
});
