// The texts of the map in English.

const capitalised = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

export const exploreInEnglish = {
  title: 'Map',
  headline: 'Colombia on the map',
  lead: 'Choose what the colours show, tap an area to see what is in it, and add places as points.',
  country: 'Colombia',
  where: 'Part of the country',
  areas: 'Areas',
  by: 'Colours show',
  figures: 'Figures',
  counts: 'How many each has',
  show: 'Show',
  points: 'Places as points',
  areasIn: (areas: string, name: string) => `${areas} of ${name}`,
  areasBy: (areas: string, measure: string) =>
    `${areas}: ${measure.charAt(0).toLowerCase()}${measure.slice(1)}`,
  summary: (title: string, count: string) => `${title}. A map of ${count} areas.`,
  asTable: 'The table on this page has the same areas and values.',
  pane: 'Map',
  keys: 'Arrow keys move the map, plus and minus zoom, 0 shows all of it.',
  tools: 'Zoom',
  zoomIn: 'Zoom in',
  zoomOut: 'Zoom out',
  whole: 'Show all of it',
  position: 'Use my position',
  unknown: 'unknown',
  areasOf: (count: string) => `${count} areas`,
  borders: 'Borders:',
  kind: (noun: string) => capitalised(noun.replace(/^(an?|the) /, '')),
  record: 'All that is known of it',
  inIt: 'What is in it',
  inView: 'Places in view',
  /** The sign is replaced with names, or with a number. */
  here: 'You are in #.',
  there: 'This point is in #.',
  outside: 'This point is outside of the country. The nearest area is #.',
  refused: 'Your browser did not tell your position.',
  failed: 'The service could not be reached. Are you online?',
  more: 'and # more: zoom in, or see the whole table',
};

export type ExploreStrings = typeof exploreInEnglish;
