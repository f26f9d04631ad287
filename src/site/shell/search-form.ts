// The search field: in the bar, or large on a page that begins with it.
import { addresses } from './addresses.js';
import { type Html, html } from './html.js';
import type { Site } from './site.js';

/** The messages of the script while a reader types are written here, in the language of the page. */
export function searchForm({ strings: { search }, at }: Site, isLarge = false): Html {
  const { kinds } = search;
  return html`<form class="search${isLarge && ' large'}" role="search" action="${at(addresses.search)}" data-in="${at(addresses.data)}" data-data="${kinds.data}" data-pages="${kinds.pages}" data-similar="${kinds.similar}" data-one="${search.one}" data-many="${search.many}" data-all="${search.all}" data-none="${search.none}" data-hint="${search.hint}">
<label for="q">${search.label}</label>
<input id="q" name="q" type="search" placeholder="${isLarge ? search.long : search.short}" autocomplete="off" autocapitalize="off" spellcheck="false" enterkeyhint="search" aria-keyshortcuts="/ Control+K">${
    isLarge && html`\n<button class="button" type="submit">${search.short}</button>`
  }
</form>`;
}
