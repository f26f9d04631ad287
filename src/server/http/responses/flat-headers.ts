// Headers in the form that Node takes fastest: name, value, name, value.

export type FlatHeaders = readonly string[];
