// A text in every language of the service; one that lacks a language does not compile.
import type { Language } from '../phrases/languages.js';

export type Localized = Readonly<Record<Language, string>>;
