// A title or a noun without the article that it begins with, in any language.

const ARTICLE = /^(an?|the|una?|el|la|los|las) /i;

export const withoutArticle = (text: string): string => text.replace(ARTICLE, '');
