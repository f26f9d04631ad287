// Two native selects: the first one fills the second one.
import type { Controls, OnChoice, Place, View } from './controls.js';
import { element, labelled } from './elements.js';
import { GROUP, PLACE } from './words.js';

export function twoSelects(onChoice: OnChoice): Controls {
  const [group, groupLabel] = selectFor(GROUP);
  const [place, placeLabel] = selectFor(PLACE);
  let shown: View;

  const fillPlaces = (chosen: string) =>
    fill(place, shown, shown.groups.find(({ value }) => value === group.value)?.places ?? [], chosen);

  group.oninput = () => {
    fillPlaces('');
    // The only one of its group.
    if (place.length === 2) place.selectedIndex = 1;
  };
  for (const select of [group, place])
    select.addEventListener('input', () => onChoice({ group: group.value, place: place.value }));

  return {
    nodes: [labelled(groupLabel, group), labelled(placeLabel, place)],
    inputs: [group, place],
    show: (view) => {
      shown = view;
      groupLabel.textContent = view.labels.group;
      placeLabel.textContent = view.labels.place;
      for (const select of [group, place]) {
        select.disabled = view.isDisabled;
        select.required = view.isRequired;
      }
      fill(group, view, view.groups, view.chosen.group);
      fillPlaces(view.chosen.place);
    },
    fault: ({ words, chosen, isRequired }) => {
      if (!isRequired || chosen.place) return undefined;
      return chosen.group ? [words.noPlace, place] : [words.noGroup, group];
    },
  };
}

const selectFor = (part: string) =>
  [element('select', { part: `select ${part}` }), element('span', { part: 'label' })] as const;

function fill(
  select: HTMLSelectElement,
  { words, isBusy }: View,
  places: readonly Place[],
  chosen: string,
): void {
  select.replaceChildren(
    new Option(isBusy ? words.loading : words.choose, ''),
    ...places.map(({ name, value }) => new Option(name, value)),
  );
  select.value = chosen;
}
