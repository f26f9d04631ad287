// Adds copying, trying, searching and remembering to pages, which are readable without it.

import { enhanceSearch } from './search/script/search-field.js';
import { addCopyButtons } from './shell/script/copy-buttons.js';
import { enhanceLive } from './shell/script/live-answer.js';
import { enhanceMenu, rememberLanguage } from './shell/script/menu.js';
import { loadFields, makeTabs, showOrigin } from './shell/script/tabs.js';
import { applyTheme, enhanceTheme } from './shell/script/theme.js';

// This runs before the first paint.
document.documentElement.classList.add('js');
applyTheme();

document.addEventListener('DOMContentLoaded', () => {
  showOrigin(document);
  for (const tabs of document.querySelectorAll<HTMLElement>('.tabs')) makeTabs(tabs);
  addCopyButtons(document);
  enhanceTheme();
  rememberLanguage();
  enhanceMenu();
  loadFields(document.querySelectorAll<HTMLElement>('.field'));
  for (const live of document.querySelectorAll<HTMLElement>('.live')) enhanceLive(live);
  for (const form of document.querySelectorAll<HTMLFormElement>('form.search')) enhanceSearch(form);
});
