// Days that are not worked: the rows of a calendar with their names and their other details.
import type { Row } from '../../engine/model/model.js';
import { nameIn } from '../../engine/model/name-of.js';
import type { CalendarOperations } from '../manifest/manifest.js';
import type { Html } from '../shell/html.js';
import { shownValue } from '../shell/shown-value.js';
import type { Site } from '../shell/site.js';

export interface DayOff {
  /** As YYYY-MM-DD. */
  readonly date: string;
  readonly name: string;
  /** Its other details, in the order of `detailFields`; undefined for a missing one. */
  readonly details: readonly ({ readonly label: string; readonly content: Html } | undefined)[];
}

/** Neither its day nor its name. */
export const detailFields = ({ shown, calendar }: CalendarOperations) =>
  shown.fields.filter(
    ({ field: { name } }) => name !== calendar.date && !shown.family.nameFields.includes(name),
  );

export function dayOff(site: Site, tool: CalendarOperations, row: Row, date: string): DayOff {
  return {
    date,
    name: nameIn(site.language, tool.shown.family, row),
    details: detailFields(tool).map((shown) => {
      const value = row[shown.field.name];
      // A date that is the day itself adds nothing.
      const content = value === date ? undefined : shownValue(site, shown, value);
      return content && { label: shown.label[site.language], content };
    }),
  };
}

/** Today, by the clock of the calendar. */
export const today = ({ working }: CalendarOperations): string =>
  new Date(Date.now() + working.hoursAheadOfUtc * 3_600_000).toISOString().slice(0, 10);
