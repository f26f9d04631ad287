// The reference page of the settings, from their table.
import { atStart } from '../../src/engine/text/fold.js';
import { defaultText, flagOf, rightValueWithNote, type Setting } from '../../src/settings/setting.js';
import { SIGNALS, settingsByGroup } from '../../src/settings/settings-help.js';
import type { GeneratedFile } from './generated-file.js';

export function generatedSettings(): GeneratedFile {
  const sections = settingsByGroup().map(([group, rows]) =>
    [
      `## ${group.en}`,
      '',
      '| variable | flag | default | meaning |',
      '|---|---|---|---|',
      ...rows.map(settingLine),
      '',
    ].join('\n'),
  );
  return {
    path: 'docs/settings.md',
    text: `# Settings

Every setting is an environment variable or a flag. If both are set, the flag takes precedence. An empty value counts as
unset. These two commands are equivalent:

\`\`\`console
$ RATE_LIMIT=100 npm start
$ npm start -- --rate-limit 100
\`\`\`

\`--rate-limit=100\` works too. \`npm start -- --help\` prints this reference. The service does not start if a value is invalid, a
flag does not exist, or the name of a variable is probably a typo of one of these. It prints one line per error.

\`npm start -- --verbose\` also prints the number of records of each family, whether \`/downloads\` has files, and the duration of the start.

${sections.join('\n')}
## Signals

${SIGNALS.map((text) => `- ${text}`).join('\n')}
`,
  };
}

function settingLine(row: Setting<unknown>): string {
  const meaning = `${atStart(row.help.en)}: ${rightValueWithNote(row)}`;
  const fallback = defaultText(row);
  const shown = fallback === 'none' ? 'none' : `\`${fallback}\``;
  return `| \`${row.variable}\` | \`${flagOf(row)}\` | ${shown} | ${meaning} |`;
}
