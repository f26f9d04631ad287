// The console: Scalar's API reference in our own page. Its script and the description come from this origin alone.
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { HttpDocument } from '../../server/http/responses/finished-document.js';
import { buildFolder } from '../../settings/project-folder.js';
import { about } from '../shell/about.js';
import { addresses } from '../shell/addresses.js';
import { CONSOLE_POLICY } from '../shell/policies.js';

const SCRIPT = 'text/javascript; charset=utf-8';

/** Nothing from elsewhere: no fonts, telemetry, agent, registry or proxy. */
const configuration = {
  url: addresses.openapi,
  withDefaultFonts: false,
  telemetry: false,
  hideClientButton: true,
  showDeveloperTools: 'never',
  agent: { disabled: true },
  mcp: { disabled: true },
  defaultHttpClient: { targetKey: 'shell', clientKey: 'curl' },
};

const path = addresses.console;
/** Copied there by the build, from the package that ships it. */
const reference = { path: `${path}/api-reference.js`, file: 'console/api-reference.js' };
const start = {
  path: `${path}/start.js`,
  body: `Scalar.createApiReference('#console', ${JSON.stringify(configuration)});\n`,
};

const page = `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Console · ${about.title}</title>
<link rel="icon" type="image/svg+xml" href="${addresses.icon}">
<style>
:root { --scalar-custom-header-height: 44px }
body { margin: 0 }
header { position: sticky; top: 0; z-index: 10; display: flex; gap: 20px; align-items: center; box-sizing: border-box; height: 44px; padding: 0 20px;
  border-bottom: 1px solid var(--scalar-border-color, #ddd); background: var(--scalar-background-1, Canvas); font: 15px/1 sans-serif }
header a { color: var(--scalar-color-1, CanvasText) }
</style>
</head>
<body>
<header><a href="${addresses.home}">${about.title}</a> <a href="${addresses.documentation}">Documentation</a></header>
<noscript><p>The console needs scripts. <a href="${addresses.documentation}">The documentation</a> does not.</p></noscript>
<div id="console"></div>
<script src="${reference.path}"></script>
<script src="${start.path}"></script>
</body>
</html>
`;

export const consoleFiles: readonly HttpDocument[] = [
  {
    path,
    type: 'text/html; charset=utf-8',
    headers: ['content-security-policy', CONSOLE_POLICY],
    body: () => page,
  },
  { path: start.path, type: SCRIPT, body: () => start.body },
  { path: reference.path, type: SCRIPT, body: () => readFile(join(buildFolder(), reference.file)) },
];
