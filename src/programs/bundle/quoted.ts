// A name of SQL, whatever its characters.
export const quoted = (name: string): string => `"${name.replaceAll('"', '""')}"`;
