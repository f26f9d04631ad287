// The context of a page apart from its subject: the language, its texts and the links.

import type { Engine } from '../../engine/answers/engine.js';
import type { Model, ModelFamily, Row } from '../../engine/model/model.js';
import type { Localized } from '../../engine/text/localized.js';
import type { Origins } from '../../server/http/responses/served-edition.js';
import type { Manifest } from '../manifest/manifest.js';
import { type Address, familyAddress, inLanguage, type Language } from './addresses.js';
import { type Translation, translate } from './html.js';
import { shellStrings } from './strings.js';
import type { FontAddresses } from './tokens.js';

export interface GuideEntry {
  /** Last part of its URL. */
  readonly name: string;
  /** An earlier name, whose URL redirects. */
  readonly formerly?: string | undefined;
  readonly title: string;
  readonly summary: string;
  /** The families, tools and other parts of the site that it is about, by their names. */
  readonly about: readonly string[];
  /** Its audience: users of the service, or its operators. */
  readonly reader: 'user' | 'operator';
}

export interface Site {
  /** Name of the service. */
  readonly title: string;
  readonly language: Language;
  /** The public origin; empty if that is unknown, so that URLs are paths. */
  readonly origin: string;
  readonly origins: Origins;
  /** The query with its question mark, for the same page in another language. Undefined on finished pages. */
  readonly query?: string | undefined;
  readonly strings: (typeof shellStrings)[Language];
  /** The URL of a page in the language of the site. */
  readonly at: (address: Address) => string;
  /** The text of the model, an operation or a setting, in the language of the site. */
  readonly translate: (text: Localized) => Translation;
  readonly number: (value: number) => string;
  /** Writes all digits of a quantity, or of a number such as a year. */
  readonly exactly: (value: number, isQuantity: boolean) => string;
  readonly compact: (value: number) => string;
  readonly percent: (share: number) => string;
  /** A date without a time. */
  readonly day: (date: Date) => string;
  /** URLs of the files that pages load; they change with the content. */
  readonly assets: Assets;
  readonly guides: readonly GuideEntry[];
  readonly families: readonly { readonly address: string; readonly title: string }[];
  /** The title of the family on its page. */
  readonly titleOf: (family: ModelFamily) => string;
}

export interface Assets {
  /** The title of all pages. */
  readonly style: string;
  /** By the name of its `*.style.css`. */
  readonly styles: Readonly<Record<string, string>>;
  readonly fonts: FontAddresses;
  /** By the name of its `*.script.ts`. */
  readonly scripts: Readonly<Record<string, string>>;
  /** The scripts for pages of other origins, with a version that changes with the content. */
  readonly modules: Readonly<Record<string, { readonly version: string }>>;
  /** The names of link previews of families and areas. */
  readonly previews: readonly string[];
}

interface SiteParts {
  readonly title: string;
  readonly model: Model;
  readonly assets: Assets;
  readonly guides: readonly GuideEntry[];
  readonly origins?: Origins | undefined;
}

/** Builds the shared base of the pages of one language. */
export function createSite(
  language: Language,
  { title, model, assets, guides, origins = {} }: SiteParts,
): Site {
  const words = shellStrings[language];
  const number = new Intl.NumberFormat(words.locale);
  const percent = new Intl.NumberFormat(words.locale, { style: 'percent', maximumFractionDigits: 1 });
  const all = { maximumFractionDigits: 20 };
  const quantity = new Intl.NumberFormat(words.locale, all);
  const ungrouped = new Intl.NumberFormat(words.locale, { ...all, useGrouping: false });
  const compact = new Intl.NumberFormat(words.locale, { notation: 'compact', maximumFractionDigits: 1 });
  const day = new Intl.DateTimeFormat(words.locale, { dateStyle: 'long', timeZone: 'UTC' });
  const titleOf = (family: ModelFamily) => family.title[language];
  return {
    title,
    language,
    origin: origins.publicOrigin ?? '',
    origins,
    strings: words,
    at: (address) => inLanguage(language, address),
    translate: (text) => translate(text, language),
    number: number.format,
    exactly: (value, isQuantity) => (isQuantity ? quantity : ungrouped).format(value),
    compact: compact.format,
    percent: percent.format,
    day: day.format,
    assets,
    guides,
    families: model.families.map((family) => ({
      address: familyAddress(family),
      title: titleOf(family),
    })),
    titleOf,
  };
}

/** The base of pages about data: an edition, its manifest, and the language of the reader. */
export interface PageContext {
  readonly site: Site;
  readonly manifest: Manifest;
  readonly engine: Engine;
}

/** Undefined if no record has the id. */
export function rowWithId({ engine }: PageContext, family: ModelFamily, id: unknown): Row | undefined {
  const { rows, ordinal } = engine.catalog.table(family);
  return typeof id === 'number' ? rows[ordinal(id) ?? -1] : undefined;
}
