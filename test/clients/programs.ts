// Every kind of program that is replayed.
import { browsers } from './browsers.js';
import { chatBots } from './chat-bots.js';
import { dartApps } from './dart-apps.js';
import { dataFrames } from './data-frames.js';
import type { ProgramKind } from './exchange.js';
import { formSelects } from './form-selects.js';
import { generatedClients } from './generated-clients.js';
import { kotlinApps } from './kotlin-apps.js';
import { mapApps } from './map-apps.js';
import { mcpServers } from './mcp-servers.js';
import { phpSdk } from './php-sdk.js';
import { qaSuites } from './qa-suites.js';
import { refusedRequests } from './refused-requests.js';
import { swiftApp } from './swift-app.js';
import { webApps } from './web-apps.js';

export const programs: readonly ProgramKind[] = [
  formSelects,
  kotlinApps,
  phpSdk,
  dartApps,
  swiftApp,
  dataFrames,
  mcpServers,
  qaSuites,
  refusedRequests,
  chatBots,
  webApps,
  mapApps,
  browsers,
  generatedClients,
];
