// biome-ignore-all lint/suspicious/noTsIgnore: a project has one of the three frameworks, and no fault for the others.
// The form field <atlas-place-select>, which a server defines at /embed/place-select.js: its attributes and properties, for React, Vue and Svelte.

export interface PlaceSelectAttributes {
  /** The names under which the municipality and the department are submitted. */
  name?: string | undefined;
  'department-name'?: string | undefined;
  /** The choice. */
  value?: string | number | null | undefined;
  department?: string | number | null | undefined;
  /** DANE codes instead of ids. */
  values?: 'dane' | undefined;
  /** The departments in the list, with commas in between: ids, or codes with `values="dane"`. */
  departments?: string | undefined;
  /** The types of units in the list, such as `Municipio,Isla`. */
  types?: string | undefined;
  required?: boolean | undefined;
  disabled?: boolean | undefined;
  lang?: string | undefined;
  label?: string | undefined;
  'department-label'?: string | undefined;
  placeholder?: string | undefined;
  /** One field with suggestions. */
  mode?: 'search' | undefined;
  /** The URL of the service, if the script is a copy. */
  service?: string | undefined;
}

export interface PlaceSelect extends HTMLElement {
  /** Empty if nothing is chosen. A number and null can be set. */
  get value(): string;
  set value(value: string | number | null | undefined);
  get department(): string;
  set department(value: string | number | null | undefined);
  name: string;
  required: boolean;
  disabled: boolean;
  readonly form: HTMLFormElement | null;
  readonly validity: ValidityState;
  readonly validationMessage: string;
  readonly willValidate: boolean;
  checkValidity(): boolean;
  reportValidity(): boolean;
}

declare global {
  interface HTMLElementTagNameMap {
    'atlas-place-select': PlaceSelect;
  }
}

// @ts-ignore
declare module 'react' {
  namespace JSX {
    interface IntrinsicElements {
      // @ts-ignore
      'atlas-place-select': Omit<DetailedHTMLProps<HTMLAttributes<PlaceSelect>, PlaceSelect>, 'onChange'> &
        PlaceSelectAttributes & {
          // @ts-ignore
          onChange?: ((event: ChangeEvent<PlaceSelect>) => void) | undefined;
        };
    }
  }
}

// @ts-ignore
declare module 'vue' {
  interface GlobalComponents {
    'atlas-place-select': new () => PlaceSelect & {
      $props: PlaceSelectAttributes & {
        /** `v-model`. */
        modelValue?: string | number | null | undefined;
        onInput?: ((event: Event) => void) | undefined;
        onChange?: ((event: Event) => void) | undefined;
      };
    };
  }
}

// @ts-ignore
declare module 'svelte/elements' {
  interface SvelteHTMLElements {
    // @ts-ignore
    'atlas-place-select': HTMLAttributes<PlaceSelect> & PlaceSelectAttributes;
  }
}
