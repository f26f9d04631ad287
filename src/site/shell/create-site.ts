// Puts together the base of the pages of one language.
import type { Model, ModelFamily } from '../../engine/model/model.js';
import type { Origins } from '../../server/http/fast-path/edition-responses.js';
import { familyAddress } from './addresses.js';
import { inLanguage, type Language } from './language.js';
import type { Assets, GuideEntry, Site } from './site.js';
import { shellStrings } from './strings.js';
import { translate } from './translate.js';

interface SiteParts {
  readonly title: string;
  readonly model: Model;
  readonly assets: Assets;
  readonly guides: readonly GuideEntry[];
  readonly origins?: Origins | undefined;
}

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
