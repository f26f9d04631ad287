// Reads what people wrote: a file in English, and one beside it in Spanish where there is one.
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import type { Language } from '../../src/pages/language.js';
import { type RenderedMarkdown, renderMarkdown } from './render-markdown.js';
import { linkResolver } from './resolve-link.js';

export interface WrittenPage extends RenderedMarkdown {
  readonly name: string;
  /** What it is written in. */
  readonly language: Language;
}

/** `file` is the English one, from the folder of the project. */
export async function writtenPage(root: string, file: string, language: Language): Promise<WrittenPage> {
  const translated = file.replace(/\.md$/, `.${language}.md`);
  const isTranslated = language !== 'en' && existsSync(join(root, translated));
  const found = isTranslated ? translated : file;
  const rendered = renderMarkdown(await readFile(join(root, found), 'utf8'), linkResolver(found, language));
  return { name: basename(file, '.md'), language: isTranslated ? language : 'en', ...rendered };
}
