// The reads of a typed program that decodes a record: every field of its class.

/** The fields of a class that a response is decoded into. */
type Model = Readonly<Record<string, string>>;

/** The lines of a decoder where the response has such a record. */
export function decode(at: string, model: Model): string[] {
  return Object.entries(model).map(([name, type]) => `${at === '$' ? '' : `${at}.`}${name}: ${type}`);
}
