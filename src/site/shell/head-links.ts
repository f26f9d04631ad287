// The head of every page for browsers and other services: its URL in each language, its link preview, its feeds and icons.
import { addresses, markdownAddress } from './addresses.js';
import { type Html, html } from './html.js';
import { addressIn, DEFAULT_LANGUAGE, inLanguage, languages } from './language.js';
import type { Page } from './page.js';
import { pictureAddress, pictureSize } from './page-picture.js';
import type { Site } from './site.js';

const LOCALES = { en: 'en_US', es: 'es_CO' } as const;

export function headLinks(site: Site, page: Page): Html {
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

/** The Open Graph protocol, and the additions of one reader of it. */
function preview({ title, language, origin, at }: Site, page: Page): Html {
  const others = languages.filter((each) => each !== language);
  const properties: readonly (readonly [string, string | number])[] = [
    ['type', 'website'],
    ['site_name', title],
    ['title', page.title],
    ['description', page.description],
    ['url', `${origin}${at(page.path)}`],
    ['locale', LOCALES[language]],
    ...others.map((each) => ['locale:alternate', LOCALES[each]] as const),
    ['image', `${origin}${pictureAddress(page.picture ?? page.kind)}`],
    ['image:width', pictureSize.width],
    ['image:height', pictureSize.height],
    ['image:alt', title],
  ];
  return html`${properties.map(([name, content]) => html`<meta property="og:${name}" content="${content}">\n`)}<meta name="twitter:card" content="summary_large_image">
`;
}
