// Reads handwritten pages: a file in English, and one next to it for each other language.
import { readFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { DEFAULT_LANGUAGE, type Language } from '../../src/site/shell/addresses.js';
import { readGuidePicture } from './pictures.js';
import { renderMarkdown } from './render-markdown.js';
import { linkResolver } from './resolve-link.js';

/** `file` is the English one, relative to the project folder. */
export async function writtenPage(
  root: string,
  file: string,
  language: Language,
): Promise<ReturnType<typeof renderMarkdown> & { readonly name: string }> {
  const written = language === DEFAULT_LANGUAGE ? file : file.replace(/\.md$/, `.${language}.md`);
  const text = await readFile(join(root, written), 'utf8');
  const readPicture = (href: string) => readGuidePicture(root, href);
  return {
    name: basename(file, '.md'),
    ...renderMarkdown(text, linkResolver(written, language), readPicture),
  };
}
