// Warns in one line each of settings that are valid but probably unintended. The service starts anyway.

import { isLocalHost, parseNetwork, readAddress } from './read-address.js';
import { type Settings, settingsTable } from './settings-table.js';

const divide = {
  counts: (value: number, workers: number) => Math.ceil(value / workers),
  amounts: (value: number, workers: number) => value / workers,
};

/** The settings of the machine, divided among its workers. */
export function settingsOfWorker(all: Settings): Settings {
  const shares = Object.entries(settingsTable).flatMap(([name, { shared }]) =>
    shared === undefined ? [] : [[name, divide[shared](Number(all[name as keyof Settings]), all.workers)]],
  );
  return { ...all, ...Object.fromEntries(shares) };
}

interface MemoryOfWorkers {
  /** Memory after hours of requests. */
  readonly inUse: number;
  /** A reload starts the next worker before the old one ends. A single process does not reload. */
  readonly reloading: number;
  /** Above the usual memory, even if all workers change their edition while clients read slowly. */
  readonly high: number;
  readonly max: number;
}

/**
 * The memory of a process and of workers in megabytes. The guide, the limits in deploy/ and the targets of the benchmark and the soak test
 * are derived from it. The three targets apply to default settings: after the start, after the benchmark, and after very many different
 * requests.
 */
export const memoryOfProcess = { started: 250, used: 320, worn: 500 };

/** Measured for the primary, and for the second edition that a worker loads while it serves the first. */
const [PRIMARY, SECOND_EDITION] = [67, 256];
/** Without its share of the cache. */
const WORKER = memoryOfProcess.worn - settingsTable.cacheMegabytes.fallback;
const STEP = 100;
/** Above `high` the system slows the service down, and ends it after this much more. */
const ROOM = 4 / 3;

const roundUp = (megabytes: number) => Math.ceil(megabytes / STEP) * STEP;

/** With the default of all other settings. */
export function memoryOfWorkers(workers: number): MemoryOfWorkers {
  const cache = settingsTable.cacheMegabytes.fallback;
  const unsent = settingsTable.unsentMegabytes.fallback;
  const isAlone = workers === 1;
  const inUse = workers * WORKER + cache + (isAlone ? 0 : PRIMARY);
  const reloading = inUse + (isAlone ? 0 : WORKER + Math.ceil(cache / workers));
  const processes = isAlone ? 1 : workers + 1;
  const high = roundUp(reloading + processes * SECOND_EDITION + unsent);
  return { inUse, reloading, high, max: roundUp(high * ROOM) };
}

type IpFamily = 'ipv4' | 'ipv6';

/** The public address ranges, from the first to the one after the last. Other addresses are reserved. */
const given: Readonly<Record<IpFamily, readonly [from: bigint, to: bigint]>> = {
  ipv4: [addressNumber('1.0.0.0'), addressNumber('224.0.0.0')],
  ipv6: [addressNumber('2000::'), addressNumber('4000::')],
};
const LENGTHS: Readonly<Record<IpFamily, number>> = { ipv4: 32, ipv6: 128 };

/** The families whose addresses are all in the given networks, alone or together. */
export function familiesCovered(networks: readonly string[]): readonly IpFamily[] {
  const parts = networks.flatMap((each) => parseNetwork(each) ?? []).map(networkRange);
  return (['ipv4', 'ipv6'] as const).filter((family) => {
    const [from, to] = given[family];
    let reached = from;
    for (const part of parts.filter((each) => each.family === family).sort(byStart))
      if (part.from <= reached && part.to > reached) reached = part.to;
    return reached >= to;
  });
}

interface AddressRange {
  readonly family: IpFamily;
  readonly from: bigint;
  readonly to: bigint;
}

function networkRange({
  family,
  address,
  bits,
}: {
  family: IpFamily;
  address: string;
  bits: number;
}): AddressRange {
  const rest = BigInt(LENGTHS[family] - bits);
  const from = (addressNumber(address) >> rest) << rest;
  return { family, from, to: from + (1n << rest) };
}

const byStart = (a: AddressRange, b: AddressRange) => (a.from < b.from ? -1 : a.from > b.from ? 1 : 0);

function addressNumber(address: string): bigint {
  const read = readAddress(address) as string | readonly number[];
  const [parts, bits] = typeof read === 'string' ? [read.split('.').map(Number), 8n] : [read, 16n];
  return parts.reduce((number, part) => (number << bits) | BigInt(part), 0n);
}

/** The effect if every client is in these networks. */
const consequences = {
  rateExempt: 'no request from them is counted, and one client can use up the server',
  adminNetworks: 'every client can read /metrics and the details of /health/ready',
} as const;

export function settingsWarnings(settings: Settings): readonly string[] {
  return [...wideNetworks(settings), ...noOrigin(settings)];
}

function wideNetworks(settings: Settings): readonly string[] {
  return (['rateExempt', 'adminNetworks'] as const).flatMap((name) => {
    const families = familiesCovered(settings[name]).map((family) => names[family]);
    if (families.length === 0) return [];
    return `${settingsTable[name].variable} contains all ${families.join(' and ')} addresses: ${consequences[name]}. Set it to your own networks, such as 10.0.0.0/8, or to none.`;
  });
}

/** A service that only its own machine reaches needs no origin. One behind a proxy or on another address probably does. */
function noOrigin({ publicOrigin, host, trustProxy }: Settings): readonly string[] {
  if (publicOrigin !== undefined || (isLocalHost(host) && trustProxy.length === 0)) return [];
  return [
    `${settingsTable.publicOrigin.variable} is not set: pages have no canonical URL and no link preview, and their examples lead to this machine. Set it to the URL that people open, such as https://atlas.example.`,
  ];
}

const names = { ipv4: 'IPv4', ipv6: 'IPv6' } as const;
