// JSON as HTML with separate marks for keys, texts, numbers and words. The browser uses it too, for responses that it fetched.
import { escapeHtml } from './html.js';

const TOKEN =
  /("(?:\\.|[^"\\])*")(\s*:)?|\b(true|false|null)\b|(-?\d+(?:\.\d+)?(?:[eE][+-]?\d+)?)|[^"\d\-tfn]+|./g;

export function highlightJson(json: string): string {
  return json.replace(TOKEN, (plain, text, colon, word, number) => {
    if (text !== undefined)
      return colon === undefined ? span('s', text) : `${span('k', text)}${colon as string}`;
    if (word !== undefined) return span('w', word);
    return number === undefined ? escapeHtml(plain) : span('n', number);
  });
}

const span = (name: string, text: string) => `<span class="${name}">${escapeHtml(text)}</span>`;
