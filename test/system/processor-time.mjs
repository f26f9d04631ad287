// The processor time of a process and of every program that it has started, in seconds, as Linux counts it. Children of a program that
// was killed are not counted.
import { readdirSync, readFileSync } from 'node:fs';

const PROC = '/proc';
/** Linux reports processor time in hundredths of a second on every machine. */
const TICKS_PER_SECOND = 100;

/** @typedef {{ readonly parent: number; readonly ticks: number }} Counted `ticks` includes the children that have ended */

/** Undefined if the process has ended. @param {string | number} pid @returns {Counted | undefined} */
function counted(pid) {
  try {
    // The name of a program is in brackets and may contain spaces.
    const fields = readFileSync(`${PROC}/${pid}/stat`, 'utf8')
      .replace(/^.*\) /s, '')
      .split(' ');
    const ticks = fields.slice(11, 15).reduce((sum, each) => sum + Number(each), 0);
    return { parent: Number(fields[1]), ticks };
  } catch {
    return undefined;
  }
}

/** Undefined on a system that does not count this way. */
export function processorSeconds(root = process.pid) {
  const own = counted(root);
  if (own === undefined) return undefined;
  /** @type {Map<number, Counted>} */
  const processes = new Map();
  for (const name of readdirSync(PROC)) {
    const found = /^\d+$/.test(name) ? counted(name) : undefined;
    if (found !== undefined) processes.set(Number(name), found);
  }
  let ticks = own.ticks;
  for (const [pid, { ticks: more }] of processes) if (descends(pid, root, processes)) ticks += more;
  return ticks / TICKS_PER_SECOND;
}

/** @param {number} pid @param {number} root @param {ReadonlyMap<number, Counted>} processes */
function descends(pid, root, processes) {
  for (let at = processes.get(pid)?.parent; at !== undefined; at = processes.get(at)?.parent)
    if (at === root) return true;
  return false;
}
