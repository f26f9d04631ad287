// Which language a reader gets at an address that names none: the one chosen before, else the one the browser asks for.

export interface AskedLanguage {
  readonly cookies: string | undefined;
  readonly acceptLanguage: string | undefined;
}

/** `offered` in our order: the first is for those who ask for none of them. */
export function chooseLanguage<Language extends string>(
  offered: readonly [Language, ...Language[]],
  cookieName: string,
  { cookies, acceptLanguage }: AskedLanguage,
): Language {
  return chosenBefore(offered, cookieName, cookies) ?? accepted(offered, acceptLanguage) ?? offered[0];
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

/** `es-CO` asks for `es` as well; of those liked alike the first one named counts. */
function accepted<Language extends string>(
  offered: readonly Language[],
  acceptLanguage: string | undefined,
): Language | undefined {
  let best: { readonly language: Language; readonly quality: number } | undefined;
  for (const part of (acceptLanguage ?? '').toLowerCase().split(',')) {
    const [range = '', ...parameters] = part.split(';').map((piece) => piece.trim());
    const given = parameters.find((parameter) => parameter.startsWith('q='))?.slice(2);
    const quality = given === undefined ? 1 : Number(given);
    const language = offered.find((each) => range === each || range.startsWith(`${each}-`));
    if (language !== undefined && quality > 0 && quality <= 1 && quality > (best?.quality ?? 0))
      best = { language, quality };
  }
  return best?.language;
}
