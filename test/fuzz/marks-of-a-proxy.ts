// Header fields by which a request says that somebody passed it on: then it is not from this machine, and counted.

export const MARKS_OF_A_PROXY = [
  'forwarded',
  'via',
  'x-forwarded-for',
  'x-forwarded-host',
  'x-forwarded-proto',
  'x-real-ip',
  'cf-connecting-ip',
];

/** Beyond so many fields nobody can tell who asks, and the request is counted, too. */
export const MOST_FIELDS = 100;
