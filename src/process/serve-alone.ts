// Runs the service in this process.
import { createAtlas, familyRows, filesBeingMade, startNotes } from '../app.js';
import type { Settings } from '../settings/settings.js';
import { settingsWarnings } from '../settings/settings-warnings.js';
import { makeFiles } from './make-files.js';
import { printServing } from './print.js';
import { handleSignals } from './signal-handlers.js';

export async function serveAlone(settings: Settings, isVerbose: boolean): Promise<void> {
  const service = await createAtlas(settings);
  const { log } = service;
  for (const warning of settingsWarnings(settings)) log.lines.warn(warning);
  const { stopDelay, stopTimeout } = settings;
  let endFiles = () => Promise.resolve();
  const stopping = handleSignals({
    log,
    delay: stopDelay,
    seconds: stopTimeout,
    stop: async () => {
      await Promise.all([service.stop(stopTimeout * 1000, stopDelay * 1000), endFiles()]);
    },
    kill: () => {},
    reload: () => log.lines.warn('SIGHUP ignored: a rolling restart needs WORKERS=2 or more'),
  });
  const address = await service.server.listen({ host: settings.host, port: settings.port });
  const notes = await startNotes(service, settings);
  printServing({ address, rows: familyRows(service), notes }, isVerbose);
  await Promise.race([service.warmUp(), stopping]);
  // A note says that they are missing.
  if (notes.length > 0) endFiles = makeFiles({ filesBeingMade, settings, lines: log.lines });
}
