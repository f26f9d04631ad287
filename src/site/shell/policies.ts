// The resources that a browser may load for a page: those of this origin alone.

const COMMON =
  "default-src 'none'; script-src 'self'; connect-src 'self'; img-src 'self' data:; base-uri 'none'; frame-ancestors 'none'";

/** No style and no script in the page itself; its one form leads to the search. */
export const PAGE_POLICY = `${COMMON}; style-src 'self'; font-src 'self'; form-action 'self'`;

/** The console styles itself as it goes. */
export const CONSOLE_POLICY = `${COMMON}; style-src 'self' 'unsafe-inline'; font-src 'self' data:; form-action 'none'`;
