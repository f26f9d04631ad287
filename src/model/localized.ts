// A text in every language of the service; one that lacks a language does not compile.
import type { Language } from '../phrases/languages.js';

export type Localized = Readonly<Record<Language, string>>;

/** A parameter may still have its text in English alone. */
export const inEnglish = (text: string | Localized): string => (typeof text === 'string' ? text : text.en);
