// The first sentence of a text: enough for a list of results; the page has the rest.

export const firstSentence = (text: string): string =>
  /^.*?[.:](?= |$)/.exec(text)?.[0].replace(/:$/, '.') ?? text;
