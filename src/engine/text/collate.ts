// The single definition of "sorts before" for texts: Spanish, where ñ follows n and accents and case only break ties.

const spanish = new Intl.Collator('es', { usage: 'sort' });

export const collate: (a: string, b: string) => number = spanish.compare;
