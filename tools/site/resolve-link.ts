// Resolves a link in a Markdown file to a URL of the site.
import { dirname, join, normalize } from 'node:path/posix';
import {
  addresses,
  guideAddress,
  inLanguage,
  type Language,
  problemAddress,
} from '../../src/site/shell/addresses.js';

/** Files of the project that have a page; the Spanish one of a pair has the same URL. */
const PAGES: readonly (readonly [file: RegExp, page: (name: string) => string])[] = [
  [/^docs\/guides\/([a-z-]+)(?:\.es)?\.md$/, guideAddress],
  [/^docs\/problems\/README\.md$/, () => addresses.problems],
  [/^docs\/problems\/([a-z-]+)\.md$/, problemAddress],
  [/^docs\/settings\.md$/, () => addresses.settings],
  [/^CHANGELOG(?:\.es)?\.md$/, () => addresses.changelog],
  [/^README(?:\.es)?\.md$/, () => addresses.home],
];

/** `file` contains the link, and is relative to the project folder. Undefined for a file without a page. */
export function linkResolver(file: string, language: Language): (href: string) => string | undefined {
  return (href) => {
    if (/^(https?:|mailto:|#)/.test(href)) return href;
    const [path = '', anchor] = href.split('#') as [string, string?];
    const withAnchor = (address: string) => (anchor === undefined ? address : `${address}#${anchor}`);
    if (path.startsWith('/')) return withAnchor(isPage(path) ? inLanguage(language, path) : path);
    const target = normalize(join(dirname(file), path));
    for (const [expression, page] of PAGES) {
      const match = expression.exec(target);
      if (match !== null) return withAnchor(inLanguage(language, page(match[1] ?? '')));
    }
    return undefined;
  };
}

const isPage = (path: string) =>
  path === addresses.home ||
  path === addresses.documentation ||
  path.startsWith(`${addresses.documentation}/`);
