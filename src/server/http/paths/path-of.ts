// The path of a request: its URL without the query, and without the origin that a request to a proxy has.

export const pathOf = (url = '/'): string =>
  (url.split('?', 1)[0] as string).replace(/^https?:\/\/[^/]*/i, '');
