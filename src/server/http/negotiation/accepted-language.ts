// The preferred language of a client among ours, by the quality values of its Accept-Language header.
import { readQualityValues } from './quality-values.js';

/**
 * `offered` in our order: the first is for clients that accept none of them. `es-CO` includes `es`; of equal qualities the first one named
 * counts.
 */
export function acceptedLanguage<Language extends string>(
  offered: readonly [Language, ...Language[]],
  acceptLanguage: string | undefined,
): Language {
  let best: { readonly language: Language; readonly quality: number } | undefined;
  for (const { name, quality } of readQualityValues(acceptLanguage ?? '')) {
    const language = offered.find((each) => name === each || name.startsWith(`${each}-`));
    if (language !== undefined && quality > (best?.quality ?? 0)) best = { language, quality };
  }
  return best?.language ?? offered[0];
}
