// The plural of a word that is counted in a message.

export const counted = (count: number, one: string, many: string): string =>
  `${count} ${count === 1 ? one : many}`;

export const seconds = {
  en: (count: number) => counted(count, 'second', 'seconds'),
  es: (count: number) => counted(count, 'segundo', 'segundos'),
};
