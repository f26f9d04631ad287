// The controls of the form field: two selects, or one field with suggestions.
import type { PlaceGroup } from './place-groups.js';
import type { words } from './words.js';

/** Creates an element of the form field with attributes and children. */
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

/** The chosen values. Empty texts mean no choice. */
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
