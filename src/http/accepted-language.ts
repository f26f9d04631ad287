// Which of our languages a client would rather have, by the quality values of its Accept-Language field.

/**
 * `offered` in our order: the first is for those who ask for none of them. `es-CO` asks for `es` as well; of those liked alike the
 * first one named counts.
 */
export function acceptedLanguage<Language extends string>(
  offered: readonly [Language, ...Language[]],
  acceptLanguage: string | undefined,
): Language {
  let best: { readonly language: Language; readonly quality: number } | undefined;
  for (const part of (acceptLanguage ?? '').toLowerCase().split(',')) {
    const [range = '', ...parameters] = part.split(';').map((piece) => piece.trim());
    const given = parameters.find((parameter) => parameter.startsWith('q='))?.slice(2);
    const quality = given === undefined ? 1 : Number(given);
    const language = offered.find((each) => range === each || range.startsWith(`${each}-`));
    if (language !== undefined && quality > 0 && quality <= 1 && quality > (best?.quality ?? 0))
      best = { language, quality };
  }
  return best?.language ?? offered[0];
}
