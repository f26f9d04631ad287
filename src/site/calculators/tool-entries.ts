// The tools that a model has what it takes for, as their index and the search show them.

import { atStart } from '../../engine/text/letter-case.js';
import type { Localized } from '../../engine/text/localized.js';
import type { Tools } from '../manifest/manifest.js';
import { familyNames } from '../shell/family-names.js';
import type { Site } from '../shell/site.js';
import { toolAddresses } from '../shell/tool-addresses.js';
import { calculatorStrings } from './strings.js';

export interface ToolEntry {
  readonly address: Localized;
  readonly title: string;
  readonly about: string;
  /** More words by which it is found. */
  readonly words: readonly string[];
}

export function toolEntries({ strings, language }: Site, tools: Tools): readonly ToolEntry[] {
  const { calendar, match, locate } = tools;
  const words = calculatorStrings[language];
  const entries: ToolEntry[] = [];
  if (calendar !== undefined) {
    const { shown, working, ofYear, longWeekends, add, count } = calendar;
    const titles = (...operations: readonly { readonly summary: Localized }[]) =>
      operations.flatMap(({ summary }) => Object.values(summary));
    entries.push(
      {
        address: toolAddresses.calendar,
        title: words.calendar.title,
        about: words.calendar.about,
        words: [...familyNames(shown.family), ...titles(ofYear, longWeekends)],
      },
      {
        address: toolAddresses.workingDays,
        title: atStart(working.plural[language]),
        about: words.workingDays.about(working.plural[language]),
        words: [...familyNames(shown.family), ...titles(add, count)],
      },
    );
  }
  if (match !== undefined)
    entries.push({
      address: toolAddresses.match,
      title: strings.titles.match,
      about: words.match.about(match.shown.family.all[language]),
      words: Object.values(match.batch.summary),
    });
  if (locate !== undefined)
    entries.push({
      address: toolAddresses.locate,
      title: strings.titles.locate,
      about: words.locate.about(
        locate.areas.map(({ family }) => withSmall(family.title[language])).join(', '),
      ),
      words: Object.values(locate.batch.summary),
    });
  return entries;
}

const withSmall = (text: string) => text.charAt(0).toLowerCase() + text.slice(1);
