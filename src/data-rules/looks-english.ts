// Whether a text that should be Spanish has English words in it, apart from titles of works, names of licences and URLs.
const ENGLISH = /(?<![\w-])(the|and|with|from|which|was|were|has|have|not|of|by|its|this)(?![\w-])/i;
const NAMES = /Volcanoes of the World|CC BY(-SA)?|https?:\S+/g;

export const looksEnglish = (text: string): boolean => ENGLISH.test(text.replaceAll(NAMES, ''));
