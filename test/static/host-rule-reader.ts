// Reads the `_redirects` of a static copy as hosts do: the first rule that fits a path decides.

export interface Outcome {
  readonly to: string;
  readonly status: number;
}

export function readRedirects(text: string): (path: string) => Outcome | undefined {
  const rules = text
    .trim()
    .split('\n')
    .map((line) => {
      const [from = '', to = '', status = ''] = line.split(' ');
      const names = [...from.matchAll(/:(\w+)/g)].map(([, name]) => name as string);
      const pattern = new RegExp(`^${from.replaceAll('.', '\\.').replace(/:\w+/g, '([^/]+)')}$`);
      return { pattern, names, to, status: Number(status) };
    });
  return (path) => {
    for (const { pattern, names, to, status } of rules) {
      const match = pattern.exec(path);
      if (match === null) continue;
      const filled = names.reduce(
        (text, name, index) => text.replace(`:${name}`, match[index + 1] as string),
        to,
      );
      return { to: filled, status };
    }
    return undefined;
  };
}
