// Findings as commands of GitHub Actions, which shows each one on its line of the pull request.

export interface Annotation {
  readonly kind: 'error' | 'warning' | 'notice';
  readonly file: string;
  readonly line: number;
  readonly title: string;
  readonly message: string;
}

/** GitHub shows this many of each kind for a step. */
export const SHOWN = 10;

export function annotationCommand({ kind, file, line, title, message }: Annotation): string {
  const properties = Object.entries({ file, line, title }).map(
    ([name, value]) => `${name}=${inProperty(value)}`,
  );
  return `::${kind} ${properties.join(',')}::${inMessage(message)}`;
}

const inMessage = (text: string): string =>
  text.replaceAll('%', '%25').replaceAll('\r', '%0D').replaceAll('\n', '%0A');

const inProperty = (value: string | number): string =>
  inMessage(String(value)).replaceAll(':', '%3A').replaceAll(',', '%2C');
