// A text with its capitals small and its small letters capital.

export const swapCase = (text: string) =>
  text.replace(/\p{L}/gu, (letter) =>
    letter === letter.toLowerCase() ? letter.toUpperCase() : letter.toLowerCase(),
  );
