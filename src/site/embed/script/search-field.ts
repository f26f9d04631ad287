// One field with suggestions. A name of several places is never sent, and the person chooses one of them.
import { type Controls, labelled, newElement, type OnChoice } from './controls.js';
import type { PlaceGroup } from './place-groups.js';
import { folded, suggestionsFor, suggestionsOf } from './suggestions.js';
import { PLACE } from './words.js';

type SuggestedPlace = ReturnType<typeof suggestionsOf>[number];

export function searchField(onChoice: OnChoice): Controls {
  const label = newElement('span', { part: 'label' });
  const input = newElement('input', {
    part: `input ${PLACE}`,
    role: 'combobox',
    autocomplete: 'off',
    'aria-autocomplete': 'list',
    'aria-controls': 'list',
  });
  const list = newElement('ul', { part: 'list', id: 'list', role: 'listbox' });
  const status = newElement('output', { part: 'message' });
  let all: readonly SuggestedPlace[] = [];
  let from: readonly PlaceGroup[] | undefined;
  let offered: readonly SuggestedPlace[] = [];
  let active = -1;
  let texts: Parameters<Controls['show']>[0]['words'];

  const open = (suggestions: readonly SuggestedPlace[], none = '') => {
    offered = suggestions;
    list.hidden = suggestions.length === 0;
    input.ariaExpanded = `${!list.hidden}`;
    status.value = list.hidden ? none : texts.found + suggestions.length;
    list.replaceChildren(
      ...suggestions.map(({ text }, at) =>
        newElement('li', { role: 'option', part: 'option', id: `o${at}` }, text),
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

  const look = () => open(suggestionsFor(all, input.value), folded(input.value) && texts.none);

  /** The place of the typed text, if it is unambiguous. */
  const meant = (): SuggestedPlace | undefined => {
    const typed = folded(input.value);
    const same = all.filter(({ name, text }) => typed === name || typed === folded(text));
    return same.length === 1 ? same[0] : undefined;
  };

  const choose = (suggestion: SuggestedPlace) => {
    input.value = suggestion.text;
    open([]);
    input.dispatchEvent(new Event('input', { bubbles: true, composed: true }));
    input.dispatchEvent(new Event('change'));
  };

  input.addEventListener('input', (event) => {
    if (event.isTrusted) look();
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
    if (step) {
      if (list.hidden) look();
      const next = active + step;
      mark(offered[next] ? next : step < 0 ? offered.length - 1 : 0);
    } else if (key === 'Escape' && status.value) open([]);
    else if (key === 'Enter' && suggestion) choose(suggestion);
    else return;
    event.preventDefault();
  };
  // Keeps the focus in the field.
  list.onmousedown = (event) => event.preventDefault();
  list.onclick = ({ target }) => {
    const suggestion = offered[[...list.children].indexOf(target as Element)];
    if (suggestion) choose(suggestion);
  };

  open([]);
  return {
    nodes: [labelled(label, input), list, status],
    inputs: [input],
    show: ({ groups, chosen, words, labels, placeholder, isBusy, isDisabled, isRequired }) => {
      if (from !== groups) all = suggestionsOf(groups);
      from = groups;
      texts = words;
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
