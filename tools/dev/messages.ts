// The messages between `npm run dev` and the service that it starts.

/** Make a finished page, or the stylesheets, from the present sources. */
export type Order = { readonly page: string } | { readonly styles: true };

export type DevReport =
  | { readonly origin: string }
  /** The order is carried out, or why not. */
  | { readonly done: Order; readonly fault?: string }
  /** The list of pages or guides is not that of the start. */
  | { readonly isOutdated: true };
