// The `atlas` command.
import { runAtlas } from './run-atlas.js';

const exitCode = await runAtlas(process.argv.slice(2));
// A loaded program, such as the server, continues and sets its own exit code.
if (exitCode !== 0) process.exitCode = exitCode;
