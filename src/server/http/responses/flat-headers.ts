// Header fields as Node takes them fastest: name, value, name, value.

export type FlatHeaders = readonly string[];
