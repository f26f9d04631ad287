// The controls of the form field: two selects, or one field with suggestions.
import type { placesAt } from './places.js';
import type { words } from './words.js';

/** Elements of the form field. With attributes and children. */
export function newElement<Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  attributes: Readonly<Record<string, string>>,
  ...children: readonly (Node | string)[]
): HTMLElementTagNameMap[Name] {
  const made = document.createElement(name);
  for (const [key, value] of Object.entries(attributes)) made.setAttribute(key, value);
  made.append(...children);
  return made;
}

/** A control below its label. */
export const labelled = (label: HTMLElement, control: HTMLElement): HTMLElement =>
  newElement('label', {}, label, control);

interface ListedPlace {
  readonly value: string;
  readonly name: string;
}

export interface PlaceGroup extends ListedPlace {
  readonly places: readonly ListedPlace[];
}

/** Values; empty if there is none. */
interface Chosen {
  readonly group: string;
  readonly place: string;
}

interface View {
  readonly groups: readonly PlaceGroup[];
  readonly chosen: Chosen;
  readonly words: (typeof words)[keyof typeof words];
  readonly labels: { readonly group: string; readonly place: string };
  readonly placeholder: string;
  readonly isBusy: boolean;
  readonly isDisabled: boolean;
  readonly isRequired: boolean;
}

export interface Controls {
  readonly nodes: readonly HTMLElement[];
  readonly inputs: readonly HTMLElement[];
  readonly show: (view: View) => void;
  /** The message for a choice that cannot be sent, and the control to correct. */
  readonly fault: (view: View) => readonly [message: string, control: HTMLElement] | undefined;
}

/** Called when the person chooses. */
export type OnChoice = (chosen: Chosen) => void;

/** Values in attributes, separated by commas. */
interface WantedPlace {
  readonly groups: string | null;
  readonly types: string | null;
}

export const groupsWith = (
  { rows, type }: Awaited<ReturnType<typeof placesAt>>,
  hasCodes: boolean,
  wanted: WantedPlace,
): readonly PlaceGroup[] =>
  rows
    .map(({ id, code, name, places: { ids, codes, names, types } }) => ({
      value: `${hasCodes ? code : id}`,
      name,
      places: names
        .map((each, at) => ({ value: `${(hasCodes ? codes : ids)[at]}`, name: each }))
        .filter((_, at) => isIn(wanted.types, types?.[at] ?? type)),
    }))
    .filter(({ value, places }) => places.length > 0 && isIn(wanted.groups, value));

const isIn = (list: string | null, value: string) =>
  !list || list.split(',').some((each) => each.trim() === value);
