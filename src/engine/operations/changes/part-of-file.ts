// The name of a part of the dataset is that of its file without the extension.
export const partOfFile = (file: string): string => file.replace(/\.json$/, '');
