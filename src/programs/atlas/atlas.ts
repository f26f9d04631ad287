// The `atlas` command.
import { packageVersion } from '../../settings/project-folder.js';
import { runAtlas } from './atlas-program.js';

const exitCode = await runAtlas(await packageVersion(), process.argv.slice(2));
// A program that was loaded, such as the server, continues and sets its own exit code.
if (exitCode !== 0) process.exitCode = exitCode;
