// The layout of every page: head, bar, content, sections of the documentation and footer. It is readable without scripts and styles.

import {
  type Address,
  addresses,
  addressIn,
  DEFAULT_LANGUAGE,
  guideAddress,
  inLanguage,
  languages,
  markdownAddress,
  type PagePicture,
  pictureAddress,
  pictureSize,
  previewAddress,
} from './addresses.js';
import { atOrigin } from './code.js';
import { type Html, html, raw, scriptEnd } from './html.js';
import { breadcrumbData } from './json-ld.js';
import type { GuideEntry, Site } from './site.js';
import { tokens } from './tokens.js';

type CrumbStep = readonly [address: Address, label: string];

/** The path to a page from the documentation or from the list of families. */
export const crumbs = (site: Site, ...steps: readonly CrumbStep[]): Html =>
  trail(site, [addresses.documentation, site.strings.titles.documentation], ...steps);

export const dataCrumbs = (site: Site, ...steps: readonly CrumbStep[]): Html =>
  trail(site, [addresses.data, site.strings.titles.data], ...steps);

const trail = (site: Site, ...steps: readonly CrumbStep[]): Html =>
  html`<nav class="crumbs" aria-label="${site.strings.sections.breadcrumb}"><ol>
${steps.map(([address, label]) => html`<li><a href="${site.at(address)}">${label}</a></li>\n`)}</ol></nav>
${breadcrumbData(site, steps)}`;

const ranges = [
  'M9 29C7.5 22 6.5 13 8 4',
  'M9 29C11 21.5 13 13.5 16 5.5',
  'M9 29C14.5 22.5 20 15.5 26.5 3.5',
];

/**
 * The logo shows the three ranges of the Andes, which divide in the south and run north side by side. The stylesheet draws it in the
 * colours of the theme.
 */
export const mark: Html = raw(
  `<svg class="mark" viewBox="0 0 32 32" aria-hidden="true" focusable="false">${ranges
    .map((d) => `<path d="${d}"/>`)
    .join('')}</svg>`,
);

/** The logo as a file for the browser tab, with its own colours. */
export const markFile = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32" fill="none" stroke="${tokens.light.accent}" stroke-width="3.4" stroke-linecap="round"><style>@media (prefers-color-scheme:dark){svg{stroke:${tokens.dark.accent}}path:last-child{stroke:${tokens.dark.signal}}}</style><path d="${ranges[0]}"/><path d="${ranges[1]}"/><path d="${ranges[2]}" stroke="${tokens.light.signal}"/></svg>
`;

/** A page as its template passes it to the layout. */
interface PageFrame {
  readonly path: Address;
  readonly title: string;
  /** One sentence, for search engines and previews. */
  readonly description: string;
  readonly body: Html;
  /** Pages of the documentation have its navigation beside them. */
  readonly kind: 'front' | 'documentation' | 'data';
  /** The picture of its link preview, if it is not that of its kind. */
  readonly picture?: PagePicture;
  /** The name of the preview of a record, instead of that picture. */
  readonly preview?: string | undefined;
  /** Scripts in addition to that of all pages. */
  readonly scripts?: readonly string[];
  /** Stylesheets in addition to that of all pages. */
  readonly styles?: readonly string[];
  /** The page has its own search field, so the bar has none. */
  readonly ownSearch?: true;
  readonly head?: Html | undefined;
  /** The canonical query, which the page in another language shares. By default it is that of the request. */
  readonly query?: string;
}

const LOCALES = { en: 'en_US', es: 'es_CO' } as const;

/** The head of every page for browsers and other services: its URL in each language, its link preview, its feeds and icons. */
function headLinks(site: Site, page: PageFrame): Html {
  const { strings, origin, assets } = site;
  return html`<link rel="canonical" href="${origin}${site.at(page.path)}">
${languages.map(
  (each) => html`<link rel="alternate" hreflang="${each}" href="${origin}${inLanguage(each, page.path)}">
`,
)}<link rel="alternate" hreflang="x-default" href="${origin}${addressIn(DEFAULT_LANGUAGE, page.path)}">
${
  page.kind !== 'data' &&
  html`<link rel="alternate" type="text/markdown" href="${markdownAddress(site.at(page.path))}">
`
}<link rel="alternate" type="application/atom+xml" title="${strings.titles.changes}" href="${addresses.atomFeed}">
<link rel="alternate" type="application/feed+json" title="${strings.titles.changes}" href="${addresses.jsonFeed}">
${preview(site, page)}<link rel="icon" href="${addresses.favicon}" sizes="32x32">
<link rel="icon" type="image/svg+xml" href="${addresses.icon}">
<link rel="apple-touch-icon" href="${addresses.touchIcon}">
${Object.values(assets.fonts).map((font) => html`<link rel="preload" as="font" type="font/woff2" href="${font}" crossorigin>\n`)}`;
}

/** The Open Graph protocol with additions for one of its readers. */
function preview({ title, language, origin, at }: Site, page: PageFrame): Html {
  const others = languages.filter((each) => each !== language);
  const properties: readonly (readonly [string, string | number])[] = [
    ['type', 'website'],
    ['site_name', title],
    ['title', page.title],
    ['description', page.description],
    ['url', `${origin}${at(page.path)}`],
    ['locale', LOCALES[language]],
    ...others.map((each) => ['locale:alternate', LOCALES[each]] as const),
    [
      'image',
      `${origin}${page.preview === undefined ? pictureAddress(page.picture ?? page.kind) : previewAddress(page.preview)}`,
    ],
    ['image:width', pictureSize.width],
    ['image:height', pictureSize.height],
    ['image:alt', title],
  ];
  return html`${properties.map(([name, content]) => html`<meta property="og:${name}" content="${content}">\n`)}<meta name="twitter:card" content="summary_large_image">
`;
}

/** The links of the bar, also in the menu of a phone. */
const mainLinks = ({ strings }: Site): readonly (readonly [Address, string])[] => [
  [addresses.data, strings.data],
  [addresses.explore, strings.titles.map],
  [addresses.calculators, strings.titles.calculators],
  [addresses.documentation, strings.documentation],
  [addresses.downloads, strings.titles.downloads],
];

/** The navigation of the documentation: using the service, its reference, running it, and the families on pages about them. */
const SECTIONS = 'sections';

function sectionsNavigation(site: Site, path: string): Html {
  const { strings, at } = site;
  const link = (address: string, label: string) => {
    const current = address === path ? 'page' : path.startsWith(`${address}/`) ? 'true' : undefined;
    return html`<li><a href="${at(address)}"${current && html` aria-current="${current}"`}>${label}</a></li>
`;
  };
  const guides = (reader: GuideEntry['reader']) =>
    site.guides
      .filter((guide) => guide.reader === reader)
      .map(({ name, title }) => link(guideAddress(name), title));
  const isAboutData = path.startsWith(addresses.families) || path.startsWith(addresses.operations);
  return html`<nav id="${SECTIONS}" class="sections" aria-label="${strings.sections.label}" tabindex="-1">
<ul class="main-links">
${mainLinks(site).map(([address, label]) => html`<li><a href="${at(address)}">${label}</a></li>\n`)}</ul>
<h2>${strings.sections.use}</h2>
<ul>
${guides('user')}</ul>
<h2>${strings.sections.reference}</h2>
<ul>
${link(addresses.families, strings.titles.families)}${link(addresses.operations, strings.titles.operations)}${link(
  addresses.problems,
  strings.titles.problems,
)}${link(addresses.sources, strings.titles.sources)}${link(addresses.changes, strings.titles.changes)}${link(
  addresses.changelog,
  strings.titles.changelog,
)}<li><a href="${addresses.openapi}">OpenAPI</a></li>
</ul>
<h2>${strings.sections.run}</h2>
<ul>
${guides('operator')}${link(addresses.settings, strings.titles.settings)}</ul>
${
  isAboutData &&
  html`<h2>${strings.titles.families}</h2>
<ul>
${site.families.map(({ address, title }) => link(address, title))}</ul>
`
}</nav>`;
}

const MAIN = 'menu';
/** The last link. Browsers that wait for it draw the page at once, and otherwise it would move while it loads. */
const LAST = 'last';

export function layout(site: Site, page: PageFrame): string {
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

function bar(site: Site, { path, kind, ownSearch, query = site.query }: PageFrame): Html {
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

/** The search field, in the bar or large on a page that starts with it. The texts of its script are written here in the page's language. */
export function searchForm({ strings: { search }, at }: Site, isLarge = false): Html {
  return html`<form class="search${isLarge && ' large'}" role="search" action="${at(addresses.search)}" data-in="${at(addresses.data)}" data-one="${search.one}" data-many="${search.many}" data-all="${search.all}" data-none="${search.none}" data-hint="${search.hint}">
<label for="q">${search.label}</label>
<input id="q" name="q" type="search" placeholder="${isLarge ? search.long : search.short}" autocomplete="off" autocapitalize="off" spellcheck="false" enterkeyhint="search" aria-keyshortcuts="/ Control+K">${
    isLarge && html`\n<button class="button" type="submit">${search.short}</button>`
  }
</form>`;
}
