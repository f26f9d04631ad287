// The pages of docs/problems, from the closed table of failures.

import { PROBLEMS_AT } from '../../src/engine/problems/problem.js';
import { type ProblemKind, problems } from '../../src/engine/problems/problems.js';
import type { GeneratedFile } from './generated-file.js';

export function problemDocs(): readonly GeneratedFile[] {
  const entries: readonly (readonly [string, ProblemKind])[] = Object.entries(problems);
  const table = entries.map(([name, { status, title }]) => `| ${status} | [${title.en}](${name}.md) |`);
  return [
    {
      path: 'docs/problems/README.md',
      text: `# Problems

Every error response contains problem details (RFC 9457, \`application/problem+json\`). This table lists all of them.

| status | problem |
|---|---|
${table.join('\n')}
`,
    },
    ...entries.map(([name, { status, title, when, remedy }]) => ({
      path: `docs/problems/${name}.md`,
      text: `# ${status}: ${title.en}

Type: \`${PROBLEMS_AT}${name}\`

## Cause

${when.en}

## Solution

${remedy.en}
`,
    })),
  ];
}
