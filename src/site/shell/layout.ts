// The shell of every page: head, bar, content, sections of the documentation, foot. It reads well without scripts and styles.
import { addresses } from './addresses.js';
import { headLinks } from './head-links.js';
import { type Html, html, scriptEnd } from './html.js';
import { type Address, addressIn, DEFAULT_LANGUAGE, inLanguage, languages } from './language.js';
import { mainLinks } from './main-links.js';
import { mark } from './mark.js';
import { atOrigin } from './origin.js';
import type { Page } from './page.js';
import { searchForm } from './search-form.js';
import { SECTIONS, sectionsNavigation } from './sections.js';
import type { Site } from './site.js';

const MAIN = 'menu';
/** The last link. Browsers that can wait for it draw the page in one piece: one that they draw as it arrives moves under the reader. */
const LAST = 'last';

export function layout(site: Site, page: Page): string {
  const { language, strings } = site;
  const title = page.kind === 'front' ? `${site.title}: ${page.title}` : `${page.title} · ${site.title}`;
  const isDocumentation = page.kind === 'documentation';
  const whole = html`<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title}</title>
<meta name="description" content="${page.description}">
${headLinks(site, page)}<link rel="expect" href="#${LAST}" blocking="render">
<link rel="stylesheet" href="${site.assets.style}">
${page.styles?.map((name) => html`<link rel="stylesheet" href="${site.assets.styles[name]}">\n`)}<script src="${site.assets.scripts.site}">${scriptEnd}
${page.scripts?.map((name) => html`<script src="${site.assets.scripts[name]}" defer>${scriptEnd}\n`)}${page.head}</head>
<body class="${page.kind}" data-copy="${strings.copy}" data-copied="${strings.copied}">
<a class="skip" href="#content">${strings.skip}</a>
${bar(site, page)}
<div class="frame">
<main id="content" tabindex="-1">
${page.body}
</main>
${isDocumentation && sectionsNavigation(site, addressIn(language, page.path))}
</div>
${foot(site)}
</body>
</html>
`;
  return atOrigin(whole.text, site.origins);
}

function bar(site: Site, { path, kind, ownSearch, query = site.query }: Page): Html {
  const { strings, at, language } = site;
  // On a phone, the menu of the documentation has its sections and the links of the bar.
  const menu = kind === 'documentation' ? SECTIONS : MAIN;
  const other = languages.find((each) => each !== language) ?? DEFAULT_LANGUAGE;
  const link = ([address, label]: readonly [Address, string]) =>
    html`<li><a href="${at(address)}"${isCurrent(address) && html` aria-current="true"`}>${label}</a></li>
`;
  const main = mainLinks(site);
  const isCurrent = (address: Address) => isBelow(addressIn(language, path), addressIn(language, address));
  return html`<header class="bar">
<a class="brand" href="${at(addresses.home)}">${mark}<span>${site.title}</span></a>
<nav class="main" id="${MAIN}" aria-label="${strings.mainNavigation}" tabindex="-1">
<ul>
${main.map(link)}</ul>
</nav>
${ownSearch !== true && searchForm(site)}
<div class="choices">
<a class="to-menu" href="#${menu}">${strings.menu}</a>
<button class="menu" type="button" aria-expanded="false" aria-controls="${menu}" hidden>${strings.menu}</button>
<a class="language" href="${inLanguage(other, path)}${query}" hreflang="${other}" lang="${other}" aria-label="${other.toUpperCase()}: ${strings.switchLanguage}">${other.toUpperCase()}</a>
<button class="theme" type="button" aria-pressed="false" hidden><span>${strings.theme}</span></button>
</div>
</header>`;
}

const isBelow = (path: string, root: string) => path === root || path.startsWith(`${root}/`);

function foot({ strings, at }: Site): Html {
  const { footer } = strings;
  return html`<footer class="foot">
<div class="inner">
<p>${footer.about}<br>${footer.licence}</p>
<nav aria-label="${footer.more}">
<ul>
<li><a href="${at(addresses.downloads)}">${strings.titles.downloads}</a></li>
<li><a href="${at(addresses.sources)}">${strings.titles.sources}</a></li>
<li><a href="${at(addresses.status)}">${strings.titles.status}</a></li>
<li><a href="${addresses.openapi}">${footer.openapi}</a></li>
<li><a href="/api/v1">${footer.index}</a></li>
<li><a id="${LAST}" href="/api/v1/dataset">${footer.dataset}</a></li>
</ul>
</nav>
</div>
</footer>`;
}
