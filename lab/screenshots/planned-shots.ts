// The planned screenshots. One page of each kind and each state is taken in every language, theme and width, and every other page once.
import type { Service } from '../../src/app.js';
import {
  type Address,
  addressIn,
  DEFAULT_LANGUAGE,
  inLanguage,
  type Language,
  languages,
} from '../../src/site/shell/addresses.js';
import { wholeSite } from '../../src/site/site.js';
import type { Shot } from './shot.js';
import { states } from './states.js';

const WIDTHS = [320, 768, 1280];
const THEMES = ['light', 'dark'] as const;

/** One page of each kind, because the rest share the template. */
const SHOT_KINDS = [
  '/',
  '/docs',
  '/docs/guides/one-machine',
  '/docs/families',
  '/docs/families/city',
  '/docs/operations',
  '/docs/operations/cityList',
  '/docs/operations/cityById',
  '/docs/problems',
  '/docs/problems/bad-parameter',
  '/docs/settings',
  '/docs/settings/rate-limit-exempt',
  '/docs/changelog',
  '/docs/changes',
  '/docs/sources',
];

const looks = languages.flatMap((language) =>
  THEMES.flatMap((theme) => WIDTHS.map((width) => ({ language, theme, width }))),
);
type Look = (typeof looks)[number];

const nothing = async () => {};

/** One page of each kind, and every state, in every look. */
export const shotsOfViews = (): readonly Shot[] => [
  ...SHOT_KINDS.flatMap((path) => looks.map((look) => shot(path, look))),
  ...states.flatMap(({ name, path, prepare, ...rest }) =>
    looks.map((look) => ({ ...shot(path, look, `state-${name}`), ...rest, prepare })),
  ),
];

export function plannedShots({ engine }: Service): readonly Shot[] {
  const bare = [...new Set(wholeSite.pages(engine).map((page) => page.bare))];
  const others = bare.filter((path) => !SHOT_KINDS.includes(path));
  return [...shotsOfViews(), ...others.map((path, index) => shot(path, looks[index % looks.length] as Look))];
}

function shot(path: Address, look: Look, name = nameOfPage(path)): Shot {
  const { language, width, theme } = look;
  return {
    name: `${name}-${language}-${width}-${theme}`,
    path: inLanguage(language as Language, path),
    width,
    theme,
    scripts: true,
    media: 'screen',
    prepare: nothing,
  };
}

const nameOfPage = (path: Address) =>
  path === '/' ? 'home' : addressIn(DEFAULT_LANGUAGE, path).slice(1).replaceAll('/', '-');
