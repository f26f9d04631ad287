// The calendars to subscribe to, read by a public parser: they contain the holidays, and the same bytes for every client.
import ICAL from 'ical.js';
import { describe, expect, it } from 'vitest';
import { atlasWith } from '../system/project-dataset.js';
import { sharedService } from '../system/shared-service.js';

const { service } = await sharedService();
const ask = (path: string) => service.server.inject(`/api/v1/Holiday/${path}`);

interface Event {
  readonly uid: string;
  readonly date: string;
  readonly end: string;
  readonly name: string;
  readonly remark: string;
  readonly stamp: string;
  readonly isWholeDay: boolean;
}

function read(text: string): { name: unknown; events: readonly Event[] } {
  const calendar = new ICAL.Component(ICAL.parse(text));
  const events = calendar.getAllSubcomponents('vevent').map((component) => {
    const event = new ICAL.Event(component, { strictExceptions: true });
    return {
      uid: event.uid,
      date: event.startDate.toString(),
      end: event.endDate.toString(),
      name: event.summary,
      remark: event.description,
      stamp: String(component.getFirstPropertyValue('dtstamp')),
      isWholeDay: event.startDate.isDate,
    };
  });
  return { name: calendar.getFirstPropertyValue('x-wr-calname'), events };
}

type Holiday = { date: string; name: string; law: string; originalDate: string };
const holidaysOf = async (year: number): Promise<readonly Holiday[]> =>
  (await ask(`year/${year}?fields=date,name,law,originalDate`)).json();

const line = ({ date, name }: { date: string; name: string }) => `${date.slice(0, 10)} ${name}`;
const after = (date: string) => new Date(Date.parse(date) + 86_400_000).toISOString().slice(0, 10);

describe('the calendar of a year', () => {
  it.each([1984, 2025, 2026, 2033, 2100])(
    'contains the holidays of %i, each as a whole day',
    async (year) => {
      const { events } = read((await ask(`year/${year}/calendar.ics?lang=es`)).body);
      expect(events.map(line)).toEqual((await holidaysOf(year)).map(line));
      for (const { date, end, isWholeDay, uid } of events) {
        expect([isWholeDay, end]).toEqual([true, after(date)]);
        expect(uid).toMatch(new RegExp(`^holiday-${year}-[a-z0-9-]+@atlas-colombia$`));
      }
      expect(new Set(events.map(({ uid }) => uid)).size).toBe(events.length);
    },
  );

  it('has the law, and the original date of a moved holiday, in both languages', async () => {
    const holidays = await holidaysOf(2026);
    for (const [query, moved] of [
      ['', 'moved from'],
      ['?lang=en', 'moved from'],
      ['?lang=es', 'trasladado del'],
    ] as const) {
      const { events } = read((await ask(`year/2026/calendar.ics${query}`)).body);
      for (const [index, { remark }] of events.entries()) {
        const { law, date, originalDate } = holidays[index] as Holiday;
        expect(remark).toContain(law);
        expect(remark.includes(`${moved} ${originalDate}`)).toBe(!date.startsWith(originalDate));
      }
    }
  });
});

it('names the same events in the language of the client', async () => {
  const [english, spanish, unasked] = await Promise.all(
    ['?lang=en', '?lang=es', ''].map(
      async (query) => read((await ask(`year/2026/calendar.ics${query}`)).body).events,
    ),
  );
  expect(english?.map(({ uid, date }) => [uid, date])).toEqual(spanish?.map(({ uid, date }) => [uid, date]));
  const names = (events: readonly Event[] = []) => events.map(({ name }) => name);
  expect(names(spanish).slice(0, 2)).toEqual(['Año Nuevo', 'Reyes Magos']);
  expect(names(english).slice(0, 2)).toEqual(['New Year’s Day', 'Epiphany']);
  expect(names(unasked)).toEqual(names(spanish));
  // Only one of them has the same name in both languages.
  expect(names(english).filter((name) => names(spanish).includes(name))).toEqual(['Corpus Christi']);
});

it.each([
  ['en', 'Constitutional Court'],
  ['es', 'Corte Constitucional'],
])('only the holiday of 9 July has the reservation of its law, in %s', async (language, court) => {
  const { events } = read((await ask(`year/2027/calendar.ics?lang=${language}`)).body);
  const noted = events.filter(({ remark }) => remark.includes(court));
  expect(noted.map(({ date }) => date)).toEqual(['2027-07-12']);
});

describe('the calendar to subscribe to', () => {
  it('has the holidays from two years before the edition to five after it', async () => {
    const year = Number(service.engine.catalog.edition.version.slice(0, 4));
    const years = Array.from({ length: 8 }, (_, index) => year - 2 + index);
    const { name, events } = read((await ask('calendar.ics?lang=es')).body);
    expect(name).toBe('Festivos de Colombia');
    expect(events.map(line)).toEqual((await Promise.all(years.map(holidaysOf))).flat().map(line));
  });

  it('has the same events of each year as the calendar of that year', async () => {
    const { events } = read((await ask('calendar.ics')).body);
    for (const year of [2025, 2026, 2027]) {
      const ofYear = read((await ask(`year/${year}/calendar.ics`)).body).events;
      expect(events.filter(({ date }) => date.startsWith(String(year)))).toEqual(ofYear);
    }
    expect(new Set(events.map(({ uid }) => uid)).size).toBe(events.length);
  });

  it('is dated by the edition, not by the clock', async () => {
    const { version } = service.engine.catalog.edition;
    const { events } = read((await ask('calendar.ics')).body);
    const stamp = `${version.split('.').slice(0, 3).join('-')}T00:00:00Z`;
    expect(new Set(events.map((event) => event.stamp))).toEqual(new Set([stamp]));
  });

  it('has the same bytes and tag in another service', async () => {
    const other = await atlasWith();
    for (const path of ['calendar.ics', 'calendar.ics?lang=es', 'year/2026/calendar.ics']) {
      const [ours, theirs] = [await ask(path), await other.server.inject(`/api/v1/Holiday/${path}`)];
      expect(theirs.body).toBe(ours.body);
      expect(theirs.headers.etag).toBe(ours.headers.etag);
    }
    await other.server.close();
  });

  it('follows the standard: its media type, lines of at most 75 bytes, and their ends', async () => {
    const { headers, body } = await ask('calendar.ics?lang=es');
    expect(headers['content-type']).toBe('text/calendar; charset=utf-8');
    expect(body).toMatch(/^BEGIN:VCALENDAR\r\nVERSION:2\.0\r\n/);
    expect(body).toMatch(/\r\nEND:VCALENDAR\r\n$/);
    const lines = body.split('\r\n');
    expect(lines.filter((each) => Buffer.byteLength(each) > 75 || each.includes('\n'))).toEqual([]);
    for (const tag of ['BEGIN:VCALENDAR', 'END:VCALENDAR', 'PRODID:-//atlas-colombia//Holiday//ES'])
      expect(lines.filter((each) => each === tag)).toHaveLength(1);
  });

  it('supports two languages', async () => {
    const refused = await ask('calendar.ics?lang=fr');
    expect([refused.statusCode, refused.json().errors[0].allowed]).toEqual([400, ['en', 'es']]);
  });
});
