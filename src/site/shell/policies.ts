// The resources that a browser may load for a page: those of this origin alone.

/** No style and no script in the page itself; its forms lead to this origin. */
export const PAGE_POLICY =
  "default-src 'none'; script-src 'self'; connect-src 'self'; img-src 'self' data:; base-uri 'none'; frame-ancestors 'none'; style-src 'self'; font-src 'self'; form-action 'self'";
