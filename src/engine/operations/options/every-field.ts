// The words for every field of a record in the option `fields`.

/** A field cannot have this name. */
export const ALL = '*';

/** As requests write it: the second is a word only if a family has no field of this name. */
export const everyField: readonly string[] = [ALL, 'all'];
