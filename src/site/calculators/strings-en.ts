// The texts of the tools in English. What is counted, matched and located is called by the words of the model.

export const toolsInEnglish = {
  title: 'Tools',
  lead: 'Questions that come up again and again, answered on a page. Each shows the request behind it, for when a program should ask.',
  breadcrumb: 'Where this tool is',
  request: 'The request behind it',
  wrong: 'This cannot be answered yet',
  day: 'Day',
  name: 'Name',

  calendar: {
    title: 'Calendar of a year',
    about:
      'A whole year at a glance: days off with their laws, long weekends, and an address to subscribe to.',
    year: 'Year',
    show: 'Show',
    years: 'Other years',
    list: 'Day by day',
    summary: (days: string, weekends: string) => `${days} days off, ${weekends} long weekends.`,
    longWeekends: 'Long weekends',
    longWeekend: (from: string, to: string, days: number) => `${from} to ${to}: ${days} days`,
    noLongWeekends: 'None this year.',
    subscribe: 'In your own calendar',
    subscribeAbout:
      'Subscribe once, and these days stay up to date in the calendar of your phone, mail program or office. The address never changes.',
    subscribeNow: 'Subscribe',
    address: 'Address to subscribe to',
    download: (year: string) => `Download ${year} (.ics)`,
    key: 'What the colours mean',
    off: 'day off',
    long: 'long weekend',
    count: (plural: string) => `Count ${plural}`,
  },

  workingDays: {
    about: (plural: string) =>
      `Add ${plural} to a date or count them, with the reason for every day that is left out.`,
    lead: 'The first day is not counted, the last one is.',
    add: (plural: string) => `Add ${plural}`,
    count: (plural: string) => `Count ${plural}`,
    from: 'From',
    to: 'To',
    days: (plural: string) => `How many ${plural}`,
    daysHint: 'Negative to go back.',
    worked: (weekday: string, noun: string) => `${weekday} is ${noun}`,
    submitAdd: 'Add',
    submitCount: 'Count',
    result: 'Result',
    after: (days: string, from: string, date: string) => `${days} after ${from}: ${date}.`,
    before: (days: string, from: string, date: string) => `${days} before ${from}: ${date}.`,
    counted: (days: string, from: string, to: string) => `${days} after ${from}, up to and including ${to}.`,
    countedBack: (days: string, from: string, to: string) =>
      `${days} before ${from}, back to and including ${to}.`,
    skipped: (days: string) => `${days} days in between are not counted`,
    skippedOne: '1 day in between is not counted',
    skippedNone: 'Every day in between is counted.',
    why: 'Why',
    weekend: 'weekend',
    more: (days: string) => `${days} more days are left out here; the request has all of them.`,
  },

  batch: {
    pasteHint: 'Rows stay on this page and the service: nothing is stored.',
    example: 'Fill in an example',
    tooMany: (most: string) =>
      `These are more than ${most} rows, which is what one request takes. With scripts on, the page sends them in parts; otherwise, paste fewer at a time. Nothing was lost: your rows are still in the field.`,
    tooLarge:
      'This is more than one request takes. Go back, and paste fewer rows at a time; nothing was lost.',
    tooWide: (columns: string, cells: string) =>
      `The table is too wide: a request takes at most ${columns} columns, and columns times rows must be at most ${cells}. Remove columns or rows; your rows are still in the field.`,
    longRow: (row: string, most: string) =>
      `Row ${row} is longer than ${most} characters. Shorten it; your rows are still in the field.`,
    empty: 'There is nothing in the field yet. Paste one row per line.',
    sending: '# of % rows…',
    failed: 'The service could not be reached; your rows are still in the field. Try again in a moment.',
    result: 'Result',
    row: 'Row',
    note: 'Remark',
    copy: 'Copy the table',
    csv: 'Download CSV',
    tsv: 'Download TSV',
    column: (place: number) => `Column ${place}`,
  },

  match: {
    title: 'Names to codes',
    about: (all: string) =>
      `Paste a column of names as people typed them, and get the codes of ${all}. What could be several is never guessed: you choose.`,
    label: 'Names, one per line',
    hint: 'One name per line, or rows from a spreadsheet, with their heading if there is one. Tabs, semicolons and commas tell columns apart.',
    columns: 'What the columns are',
    automatic: 'Find out',
    both: 'one column with anything',
    submit: 'Match',
    apply: 'Apply the choices',
    status: 'Status',
    statuses: {
      matched: 'matched',
      chosen: 'chosen by hand',
      ambiguous: 'ambiguous',
      unmatched: 'not found',
    },
    counted: {
      matched: 'Matched',
      chosen: 'Chosen by hand',
      ambiguous: 'Ambiguous',
      unmatched: 'Not found',
    },
    choose: 'Choose…',
    chooseFor: (row: string) => `Which one is meant in row ${row}`,
    typedName: 'Name, as typed',
    typed: (noun: string) => `${noun}, as typed`,
  },

  locate: {
    title: 'Coordinates to places',
    about: (all: string) => `Paste coordinates, and find out where they are: ${all}, with their codes.`,
    label: 'Coordinates, one point per line',
    hint: 'Degrees with a decimal point, such as 4.65, -74.1. Latitude comes first; a heading or the choice below says otherwise. Decimal commas are read where tabs or semicolons are between the numbers.',
    order: 'Order of the numbers',
    latitudeFirst: 'latitude, longitude',
    longitudeFirst: 'longitude, latitude',
    submit: 'Locate',
    swapped: (rows: string) => `${rows} rows look as if longitude came first.`,
    swappedOne: '1 row looks as if longitude came first.',
    swap: 'Read them as longitude, latitude',
    latitude: 'Latitude',
    longitude: 'Longitude',
    found: 'Found',
    outside: 'Outside',
    wrong: 'To correct',
    nearest: (name: string, kilometres: string) => `Outside; the nearest is ${name}, ${kilometres} km away.`,
    noPair: (line: string) =>
      `“${line}” is not two numbers. Write latitude and longitude, such as 4.65, -74.1.`,
    decimalCommas: (line: string, right: string) =>
      `“${line}” could mean several things: commas are between the numbers and inside them. Write ${right}.`,
  },
};

export type ToolStrings = typeof toolsInEnglish;
