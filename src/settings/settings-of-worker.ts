// The settings of the machine, divided among its workers.
import { type Settings, settingsTable } from './settings-table.js';

const divide = {
  counts: (value: number, workers: number) => Math.ceil(value / workers),
  amounts: (value: number, workers: number) => value / workers,
};

export function settingsOfWorker(all: Settings): Settings {
  const shares = Object.entries(settingsTable).flatMap(([name, { shared }]) =>
    shared === undefined ? [] : [[name, divide[shared](Number(all[name as keyof Settings]), all.workers)]],
  );
  return { ...all, ...Object.fromEntries(shares) };
}
