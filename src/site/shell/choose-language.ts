// Which language a reader gets at an address that names none: the one chosen before, else the one the browser asks for.
import { acceptedLanguage } from '../../server/http/negotiation/accepted-language.js';

export interface LanguageRequest {
  readonly cookies: string | undefined;
  readonly acceptLanguage: string | undefined;
}

/** `offered` in our order: the first is for those who ask for none of them. */
export function chooseLanguage<Language extends string>(
  offered: readonly [Language, ...Language[]],
  cookieName: string,
  { cookies, acceptLanguage }: LanguageRequest,
): Language {
  return chosenBefore(offered, cookieName, cookies) ?? acceptedLanguage(offered, acceptLanguage);
}

function chosenBefore<Language extends string>(
  offered: readonly Language[],
  cookieName: string,
  cookies: string | undefined,
): Language | undefined {
  const values = (cookies ?? '').split(';').map((pair) => pair.trim().split('='));
  const value = values.find(([name]) => name === cookieName)?.[1];
  return offered.find((language) => language === value);
}
