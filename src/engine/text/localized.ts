// The languages of the service, and a text in all of them. A text without one of them does not compile.

/** The first language is for clients that accept none of them. */
export const languages = ['en', 'es'] as const;
export type Language = (typeof languages)[number];

export type Localized = Readonly<Record<Language, string>>;

export const isLocalized = (value: unknown): value is Localized =>
  typeof value === 'object' && value !== null && languages.every((language) => language in value);
