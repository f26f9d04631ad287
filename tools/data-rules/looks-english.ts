// Whether a text that should be Spanish has English words in it. Titles of works and parts of names may.
const ENGLISH = /(?<![\w-])(the|and|with|from|which|was|were|has|have|not|of|by|its|this)(?![\w-])/i;
const TITLES = /Volcanoes of the World/g;

export const looksEnglish = (text: string): boolean => ENGLISH.test(text.replaceAll(TITLES, ''));
