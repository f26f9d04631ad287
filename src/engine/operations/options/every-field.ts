// The words for every field in the option `fields`.

/** A field cannot have this name. */
export const ALL = '*';

/** The words as requests write them. The second is valid only if the family has no field of this name. */
export const everyField: readonly string[] = [ALL, 'all'];
