// A command that cannot return a result: the message for the person, and the exit code for the script.

/** Documented in the help of `atlas` and in its guide. */
export const exitCodes = { refused: 1, usage: 2, unreachable: 3 } as const;

export class CommandFault extends Error {
  constructor(
    message: string,
    readonly exitCode: number,
  ) {
    super(message);
  }
}
