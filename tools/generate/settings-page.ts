// The reference page of the settings, from their table.
import { defaultText, flagOf, rightValue, type Setting } from '../../src/settings/setting.js';
import { settingsByGroup } from '../../src/settings/settings-by-group.js';
import { SIGNALS } from '../../src/settings/settings-help.js';
import type { GeneratedFile } from './generated-file.js';

export function settingsPage(): GeneratedFile {
  const sections = settingsByGroup().map(([group, rows]) =>
    [
      `## ${group}`,
      '',
      '| variable | flag | default | meaning |',
      '|---|---|---|---|',
      ...rows.map(line),
      '',
    ].join('\n'),
  );
  return {
    path: 'docs/settings.md',
    text: `# Settings

Each setting is an environment variable or a flag; the flag wins. An empty value counts as not given. These two are the
same:

\`\`\`console
$ RATE_LIMIT=100 npm start
$ npm start -- --rate-limit 100
\`\`\`

\`--rate-limit=100\` is understood too, and \`npm start -- --help\` prints what stands here. A start is refused, with one line
for each fault, on a value that cannot be used, on a flag that does not exist, and on a variable whose name is so near to
one of these that it must be a slip.

${sections.join('\n')}
## Signals

${SIGNALS.map((text) => `- ${text}`).join('\n')}
`,
  };
}

function line(row: Setting<unknown>): string {
  const meaning = `${row.help.charAt(0).toUpperCase()}${row.help.slice(1)}: ${rightValue(row)}.`;
  const fallback = defaultText(row);
  const shown = fallback === 'none' ? 'none' : `\`${fallback}\``;
  return `| \`${row.variable}\` | \`${flagOf(row)}\` | ${shown} | ${meaning} |`;
}
