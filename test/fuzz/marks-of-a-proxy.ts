// Headers that show that a proxy forwarded a request, so that it is not from this machine, and counts. The list is independent of that of
// the service, so that a missing header is noticed.

export const MARKS_OF_A_PROXY = [
  'forwarded',
  'via',
  'x-forwarded-for',
  'x-forwarded-host',
  'x-forwarded-port',
  'x-forwarded-proto',
  'x-forwarded-server',
  'x-real-ip',
  'x-client-ip',
  'cf-connecting-ip',
  'fly-client-ip',
  'true-client-ip',
];

/** Beyond this number of headers the client cannot be identified, and the request is counted, too. */
export const MOST_FIELDS = 100;
