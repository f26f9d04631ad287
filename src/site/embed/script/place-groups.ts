// The places of the list by group, limited by the attributes of a field.
interface Places {
  readonly rows: readonly ListedGroup[];
  /** The type of places without a stated one. */
  readonly type: string;
}

interface ListedGroup {
  readonly id: number;
  readonly code: string;
  readonly name: string;
  readonly places: {
    readonly ids: readonly number[];
    readonly codes: readonly string[];
    readonly names: readonly string[];
    readonly types?: readonly string[];
    /** The words of other names. */
    readonly also?: readonly string[];
  };
}

interface ListedPlace {
  readonly value: string;
  readonly name: string;
}

export interface PlaceGroup extends ListedPlace {
  readonly places: readonly (ListedPlace & {
    /** The words of its code, with and without leading zeros, and of other names if the list has them. */
    readonly also: string;
  })[];
}

/** Values in attributes, separated by commas. */
interface WantedPlace {
  readonly groups: string | null;
  readonly types: string | null;
}

export const groupsWith = (
  { rows, type }: Places,
  hasCodes: boolean,
  wanted: WantedPlace,
): readonly PlaceGroup[] =>
  rows
    .map(({ id, code, name, places: { ids, codes, names, types, also } }) => ({
      value: `${hasCodes ? code : id}`,
      name,
      places: names
        .map((each, at) => ({
          value: `${(hasCodes ? codes : ids)[at]}`,
          name: each,
          also: [codes[at], Number(codes[at]), also?.[at]].join(' '),
        }))
        .filter((_, at) => isIn(wanted.types, types?.[at] ?? type)),
    }))
    .filter(({ value, places }) => places.length > 0 && isIn(wanted.groups, value));

const isIn = (list: string | null, value: string) =>
  !list || list.split(',').some((each) => each.trim() === value);
