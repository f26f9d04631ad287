// A place as a field of a form, which submits, validates, resets and restores like native fields.
import { type Controls, labelled, newElement, type OnChoice } from './controls.js';
import { groupsWith, type PlaceGroup } from './place-groups.js';
import { placesAt } from './places.js';
import { searchField } from './search-field.js';
import { GROUP, PLACE, words } from './words.js';

type View = Parameters<Controls['show']>[0];

/** Two native selects, of which the first fills the second. */
function twoSelects(onChoice: OnChoice): Controls {
  const [group, groupLabel] = selectFor(GROUP);
  const [place, placeLabel] = selectFor(PLACE);
  let shown: View;

  const fillPlaces = (chosen: string) =>
    fill(place, shown, shown.groups.find(({ value }) => value === group.value)?.places ?? [], chosen);

  group.oninput = () => {
    fillPlaces('');
    // The only place of its group.
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
  [newElement('select', { part: `select ${part}` }), newElement('span', { part: 'label' })] as const;

function fill(
  select: HTMLSelectElement,
  { words, isBusy, placeholder }: View,
  places: readonly Pick<PlaceGroup, 'name' | 'value'>[],
  chosen: string,
): void {
  select.replaceChildren(
    new Option(isBusy ? words.loading : placeholder || words.choose, ''),
    ...places.map(({ name, value }) => new Option(name, value)),
  );
  select.value = chosen;
}

/** The style of the form field. System colours fit light and dark pages, and pages can change the rest with custom properties and parts. */
const style = `:host{display:flex;flex-wrap:wrap;gap:var(--atlas-gap,.75em);position:relative}
:host([hidden]){display:none!important}
label{display:grid;gap:.25em;flex:12em;min-width:0}
select,input,button,ul,output{font:inherit;color:var(--atlas-color,FieldText);background:var(--atlas-background,Field);border:1px solid var(--atlas-border,#767676);border-radius:var(--atlas-radius,.25em);padding:var(--atlas-padding,.5em);min-height:2.75em;width:100%;box-sizing:border-box;margin:0}
[aria-invalid=true]{border-color:var(--atlas-invalid,#d93025);box-shadow:0 0 0 1px var(--atlas-invalid,#d93025)}
p{flex:100%;margin:0}
p:empty{display:none}
button{width:auto}
ul,output{position:absolute;top:100%;z-index:9}
ul{list-style:none;padding:0;max-height:16em;overflow:auto}
li{padding:.6em;cursor:default}
[aria-selected=true]{background:Highlight;color:HighlightText}
output{pointer-events:none}
ul:not([hidden])+output,output:empty{clip-path:inset(50%)}`;

const GROUP_NAME = `${GROUP}-name`;
const GROUP_LABEL = `${GROUP}-label`;
/** The attributes that decide which list is used, which of its places, and their values. */
const LISTING = ['mode', 'values', 'types', `${GROUP}s`];

export class PlaceSelect extends HTMLElement {
  static readonly formAssociated = true;
  static readonly observedAttributes = [
    'name',
    'value',
    'label',
    'placeholder',
    'lang',
    'required',
    GROUP,
    GROUP_NAME,
    GROUP_LABEL,
    ...LISTING,
  ];

  readonly #internals = this.attachInternals();
  readonly #root = this.attachShadow({ mode: 'open', delegatesFocus: true });
  readonly #retry = newElement('button', { part: 'retry' });
  readonly #message = newElement('p', { part: 'message', role: 'alert' });
  #controls: Controls | undefined;
  #mode: string | null | undefined;
  #groups: readonly PlaceGroup[] = [];
  #chosen: View['chosen'] = { group: '', place: '' };
  #state: 'loading' | 'ready' | 'failed' = 'loading';
  #isDisabled = false;
  /** A person or script has chosen, so the attributes do not apply until the form is reset. */
  #isDirty = false;
  /** The unknown value that was already reported. */
  #warned = '';
  /** The browser has shown the message. */
  #isReported = false;

  constructor() {
    super();
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(style);
    this.#root.adoptedStyleSheets = [sheet];
    // The native event ends at the shadow root.
    this.#root.addEventListener(
      'change',
      () => this.dispatchEvent(new Event('change', { bubbles: true })),
      true,
    );
    // The text field is outside the form, so Enter would not submit it.
    this.#root.addEventListener('keydown', (event) => {
      const { key, target, defaultPrevented } = event as KeyboardEvent;
      if (key === 'Enter' && !defaultPrevented && target instanceof HTMLInputElement)
        this.form?.requestSubmit();
    });
    this.addEventListener('invalid', () => {
      this.#isReported = true;
      this.#commit();
    });
    this.#retry.onclick = () => this.#load().then(() => this.focus());
  }

  get value(): string {
    return this.#chosen.place;
  }
  set value(value: unknown) {
    this.#isDirty = true;
    this.#choose({ ...this.#chosen, place: `${value ?? ''}` });
  }

  get name(): string {
    return this.getAttribute('name') ?? '';
  }
  set name(name: string) {
    this.setAttribute('name', name);
  }

  get required(): boolean {
    return this.hasAttribute('required');
  }
  set required(isRequired: boolean) {
    this.toggleAttribute('required', isRequired);
  }

  get disabled(): boolean {
    return this.hasAttribute('disabled');
  }
  set disabled(isDisabled: boolean) {
    this.toggleAttribute('disabled', isDisabled);
  }

  get form(): HTMLFormElement | null {
    return this.#internals.form;
  }
  get validity(): ValidityState {
    return this.#internals.validity;
  }
  get validationMessage(): string {
    return this.#internals.validationMessage;
  }
  get willValidate(): boolean {
    return this.#internals.willValidate;
  }
  checkValidity(): boolean {
    return this.#internals.checkValidity();
  }
  reportValidity(): boolean {
    return this.#internals.reportValidity();
  }

  connectedCallback(): void {
    // Values that were set before the script was loaded.
    const own = { ...this };
    for (const name in own) delete this[name];
    Object.assign(this, own);
    // Plain fields for pages without this script.
    this.replaceChildren();
    if (this.#state === 'ready') this.#update();
    else void this.#load();
  }

  attributeChangedCallback(name: string): void {
    if (LISTING.includes(name) && this.#state === 'ready') void this.#load();
    if (!this.#isDirty) this.#chosen = this.#preset();
    this.#update();
  }

  formResetCallback(): void {
    this.#isDirty = this.#isReported = false;
    this.#choose(this.#preset());
  }

  formDisabledCallback(isDisabled: boolean): void {
    this.#isDisabled = isDisabled;
    this.#update();
  }

  formStateRestoreCallback(state: string): void {
    const [group, place] = JSON.parse(state);
    this.#isDirty = true;
    this.#choose({ group, place });
  }

  get [GROUP](): string {
    return this.#chosen.group;
  }
  set [GROUP](value: unknown) {
    const group = `${value ?? ''}`;
    this.#isDirty = true;
    const isOther = this.#state === 'ready' && group !== this.#chosen.group;
    this.#choose({ group, place: isOther ? '' : this.#chosen.place });
  }

  #preset(): View['chosen'] {
    return { group: this.getAttribute(GROUP) ?? '', place: this.getAttribute('value') ?? '' };
  }

  async #load(): Promise<void> {
    this.#state = 'loading';
    this.#update();
    const service = this.getAttribute('service');
    try {
      const file = this.getAttribute('mode') === 'search' ? 'named-places.json' : 'places.json';
      const url = service === null ? new URL(file, import.meta.url) : new URL(`/embed/${file}`, service);
      this.#groups = groupsWith(await placesAt(url.href), this.getAttribute('values') === 'dane', {
        groups: this.getAttribute(`${GROUP}s`),
        types: this.getAttribute('types'),
      });
      this.#state = 'ready';
    } catch {
      this.#state = 'failed';
    }
    this.#update();
    const wanted = this.getAttribute(GROUP);
    const { group, place } = this.#chosen;
    if (wanted && wanted !== group && !this.#isDirty)
      console.warn(`Not in ${GROUP} ${wanted}: ${place}`, this);
  }

  #choose(chosen: View['chosen']): void {
    this.#chosen = chosen;
    this.#update();
  }

  /** A value outside the list. It stays until the person chooses, so that a form keeps its earlier value. */
  #unknown(): string {
    const { group, place } = this.#chosen;
    const chosen = place || group;
    const listed = this.#groups.flatMap<Pick<PlaceGroup, 'value'>>((each) => (place ? each.places : each));
    return this.#state === 'ready' && listed.every(({ value }) => value !== chosen) ? chosen : '';
  }

  #view(): View {
    const spoken = words[this.matches(':lang(en)') ? 'en' : 'es'];
    return {
      groups: this.#groups,
      chosen: this.#chosen,
      words: spoken,
      labels: {
        group: this.getAttribute(GROUP_LABEL) ?? spoken.group,
        place: this.getAttribute('label') ?? spoken.place,
      },
      placeholder: this.getAttribute('placeholder') ?? '',
      isBusy: this.#state === 'loading',
      isDisabled: this.#isDisabled || this.#state === 'failed',
      isRequired: this.required,
    };
  }

  #update(): void {
    if (!this.isConnected) return;
    const { place } = this.#chosen;
    const around = this.#groups.find(({ places }) => places.some(({ value }) => value === place));
    if (around) this.#chosen = { group: around.value, place };
    const mode = this.getAttribute('mode');
    if (mode !== this.#mode) {
      this.#mode = mode;
      this.#controls = (mode === 'search' ? searchField : twoSelects)((chosen) => {
        this.#isDirty = true;
        this.#chosen = chosen;
        this.#commit();
      });
      this.#root.replaceChildren(...this.#controls.nodes, this.#message);
    }
    const view = this.#view();
    this.#controls?.show(view);
    const { failed, retry } = view.words;
    this.#retry.textContent = retry;
    this.#message.replaceChildren(...(this.#state === 'failed' ? [`${failed} `, this.#retry] : []));
    this.#commit();
  }

  /** The value and the validity that the form sees. */
  #commit(): void {
    const { group, place } = this.#chosen;
    const data = new FormData();
    const groupName = this.getAttribute(GROUP_NAME);
    if (groupName) data.set(groupName, group);
    if (this.name) data.set(this.name, place);
    this.#internals.setFormValue(data, JSON.stringify([group, place]));
    const view = this.#view();
    const inputs = this.#controls?.inputs ?? [];
    const unknown = this.#unknown();
    if (unknown && unknown !== this.#warned) console.warn(`Not in the list: ${unknown}`, this);
    this.#warned = unknown;
    const fault: ReturnType<Controls['fault']> =
      this.#state === 'failed' && view.isRequired && !place
        ? [view.words.failed, this.#retry]
        : unknown
          ? [view.words.notListed, inputs.at(-1) as HTMLElement]
          : this.#controls?.fault(view);
    const [message, at] = fault ?? [];
    this.#internals.setValidity({ [unknown ? 'badInput' : 'valueMissing']: at !== undefined }, message, at);
    for (const input of inputs) input.ariaInvalid = `${this.#isReported && at === input}`;
  }
}
