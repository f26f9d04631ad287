// A prompt: a common task in words, with places for what it is about.
export interface Prompt {
  readonly name: string;
  readonly title: string;
  readonly description: string;
  readonly arguments: readonly { readonly name: string; readonly description: string }[];
  /** `{name}` is an argument. */
  readonly text: string;
}

export const filledIn = ({ text }: Prompt, given: Readonly<Record<string, string>>): string =>
  text.replace(/\{(\w+)\}/g, (_, name: string) => given[name] ?? '');
