// The first sentence of a text is enough for a list of results.

export const firstSentence = (text: string): string =>
  /^.*?[.:](?= |$)/.exec(text)?.[0].replace(/:$/, '.') ?? text;
