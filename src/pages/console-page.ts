// The console: Scalar's API reference in a page of our own. Its script and the description come from this origin alone.
import { htmlPage } from './html-page.js';

/** Nothing from elsewhere: no fonts, telemetry, agent, registry or proxy. */
const configuration = {
  url: '/openapi.json',
  withDefaultFonts: false,
  telemetry: false,
  hideClientButton: true,
  showDeveloperTools: 'never',
  agent: { disabled: true },
  mcp: { disabled: true },
  defaultHttpClient: { targetKey: 'shell', clientKey: 'curl' },
};

const path = '/docs/console';
/** Copied there by the build, from the package that ships it. */
const reference = { path: `${path}/api-reference.js`, file: 'console/api-reference.js' };
const start = {
  path: `${path}/start.js`,
  body: `Scalar.createApiReference('#console', ${JSON.stringify(configuration)});\n`,
};

export const consolePage = {
  path,
  reference,
  start,
  html: htmlPage({
    title: 'Atlas Colombia: console',
    head: '<style>body { margin: 0 }</style>',
    body: `<noscript><p>The console needs scripts. <a href="/docs">The documentation</a> does not.</p></noscript>
<div id="console"></div>
<script src="${reference.path}"></script>
<script src="${start.path}"></script>`,
  }),
};
