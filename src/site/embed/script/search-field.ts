// One field with suggestions. A name of several places is never sent, and the person chooses one of them.
import { type Controls, labelled, newElement, type OnChoice, type PlaceGroup } from './controls.js';
import { PLACE } from './words.js';

interface SuggestedPlace {
  readonly group: string;
  readonly place: string;
  readonly text: string;
  readonly name: string;
  /** The folded words, each after a space. */
  readonly words: string;
}

const MOST = 10;
const MOST_ERRORS = 2;

const folded = (text: string) =>
  text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .match(/[\p{L}\d]+/gu)
    ?.join(' ') ?? '';

export function searchField(onChoice: OnChoice): Controls {
  const label = newElement('span', { part: 'label' });
  const input = newElement('input', {
    part: `input ${PLACE}`,
    role: 'combobox',
    autocomplete: 'off',
    'aria-autocomplete': 'list',
    'aria-expanded': 'false',
    'aria-controls': 'list',
  });
  const list = newElement('ul', { part: 'list', id: 'list', role: 'listbox', hidden: '' });
  const status = newElement('output', {});
  let all: readonly SuggestedPlace[] = [];
  let from: readonly PlaceGroup[] | undefined;
  let offered: readonly SuggestedPlace[] = [];
  let active = -1;
  let found = '';

  const open = (suggestions: readonly SuggestedPlace[]) => {
    offered = suggestions;
    list.hidden = suggestions.length === 0;
    input.ariaExpanded = `${!list.hidden}`;
    status.value = list.hidden ? '' : found + suggestions.length;
    list.replaceChildren(
      ...suggestions.map(({ text }, at) =>
        newElement('li', { role: 'option', part: 'option', id: `o${at}`, 'aria-selected': 'false' }, text),
      ),
    );
    mark(-1);
  };

  const mark = (at: number) => {
    active = at;
    for (const [index, option] of [...list.children].entries()) option.ariaSelected = `${index === at}`;
    list.children[at]?.scrollIntoView({ block: 'nearest' });
    input.setAttribute('aria-activedescendant', at < 0 ? '' : `o${at}`);
  };

  /** The place of the typed text, if it is unambiguous. */
  const meant = (): SuggestedPlace | undefined => {
    const typed = folded(input.value);
    const same = all.filter(({ name, words }) => typed === name || ` ${typed}` === words);
    return same.length === 1 ? same[0] : undefined;
  };

  const choose = (suggestion: SuggestedPlace) => {
    input.value = suggestion.text;
    open([]);
    input.dispatchEvent(new Event('input', { bubbles: true, composed: true }));
    input.dispatchEvent(new Event('change'));
  };

  input.addEventListener('input', (event) => {
    if (event.isTrusted) open(suggestionsFor(all, input.value));
    onChoice(meant() ?? { group: '', place: '' });
  });
  input.onchange = () => {
    input.value = meant()?.text ?? input.value;
  };
  input.onblur = () => open([]);
  input.onkeydown = (event) => {
    const { key } = event;
    const step = { ArrowDown: 1, ArrowUp: -1 }[key];
    const suggestion = offered[active];
    if (step !== undefined) {
      if (list.hidden) open(suggestionsFor(all, input.value));
      mark((active + step + offered.length + (active < 0 && step < 0 ? 1 : 0)) % (offered.length || 1));
    } else if (key === 'Escape' && !list.hidden) open([]);
    else if (key === 'Enter' && suggestion !== undefined) choose(suggestion);
    else return;
    event.preventDefault();
  };
  // Keeps the focus in the field.
  list.onmousedown = (event) => event.preventDefault();
  list.onclick = ({ target }) => {
    const suggestion = offered[[...list.children].indexOf(target as Element)];
    if (suggestion !== undefined) choose(suggestion);
  };

  return {
    nodes: [labelled(label, input), list, status],
    inputs: [input],
    show: ({ groups, chosen, words, labels, placeholder, isBusy, isDisabled, isRequired }) => {
      if (from !== groups) all = suggestionsOf(groups);
      from = groups;
      found = words.found;
      label.textContent = list.ariaLabel = labels.place;
      input.placeholder = isBusy ? words.loading : placeholder;
      input.disabled = isDisabled;
      input.required = isRequired;
      const text = all.find(({ place }) => place === chosen.place)?.text;
      if (text !== undefined || !input.matches(':focus'))
        input.value = text ?? (all.length > 0 ? chosen.place : '');
    },
    fault: ({ words, chosen, isRequired }) => {
      if (chosen.place || !(isRequired || input.value)) return undefined;
      return [input.value ? words.notListed : words.noPlace, input];
    },
  };
}

const suggestionsOf = (groups: readonly PlaceGroup[]): readonly SuggestedPlace[] =>
  groups.flatMap((group) =>
    group.places.map(({ value, name }) => ({
      group: group.value,
      place: value,
      text: `${name}, ${group.name}`,
      name: folded(name),
      words: ` ${folded(`${name} ${group.name}`)}`,
    })),
  );

/** Places with all typed words, with names that begin with them first. Without any, places with the fewest typos. */
function suggestionsFor(
  all: readonly SuggestedPlace[],
  typed: string,
  errors = 0,
): readonly SuggestedPlace[] {
  const text = folded(typed);
  if (text === '' || errors > MOST_ERRORS) return [];
  const rank = ({ name }: SuggestedPlace) => (name === text ? 0 : name.startsWith(text) ? 1 : 2);
  const found = all
    .filter(({ words }) =>
      text
        .split(' ')
        .every((word) =>
          words.split(' ').some((each) => begins(each, word, Math.min(errors, word.length >> 2))),
        ),
    )
    .sort((a, b) => rank(a) - rank(b) || a.text.localeCompare(b.text))
    .slice(0, MOST);
  return found.length > 0 ? found : suggestionsFor(all, typed, errors + 1);
}

/** Whether a word begins with the typed one. A typo is a missing, added or replaced letter. */
function begins(word: string, typed: string, errors: number): boolean {
  let at = 0;
  while (at < typed.length && word[at] === typed[at]) at++;
  if (at === typed.length) return true;
  const isSame = (inWord: number, inTyped: number) =>
    begins(word.slice(at + inWord), typed.slice(at + inTyped), errors - 1);
  return errors > 0 && (isSame(1, 0) || isSame(0, 1) || isSame(1, 1));
}
