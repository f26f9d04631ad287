// The messages between `npm run dev` and the service that it starts.

/** Builds a finished page or the stylesheets from the current sources. */
export type Order = { readonly page: string } | { readonly styles: true };

export type DevReport =
  | { readonly origin: string }
  /** The order is done, or failed with a reason. */
  | { readonly done: Order; readonly fault?: string }
  /** The list of pages or guides has changed since the start. */
  | { readonly isOutdated: true };
