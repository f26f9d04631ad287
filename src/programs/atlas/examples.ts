// The end of a command's help. The tests run every line of it.

export const examples = (...commands: readonly string[]): string =>
  `\nExamples:\n${commands.map((each) => `  ${each}`).join('\n')}`;
