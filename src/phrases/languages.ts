// The languages that the service speaks. The first is for those who ask for none of them.

export const languages = ['en', 'es'] as const;
export type Language = (typeof languages)[number];
