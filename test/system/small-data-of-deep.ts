// Writes the small copy of the data that the programs of the deep suite read by default, once for all test processes.
import { rm } from 'node:fs/promises';
import type { TestProject } from 'vitest/node';
import { isFull } from './size.js';
import { smallData } from './small-data.js';

declare module 'vitest' {
  interface ProvidedContext {
    readonly smallData?: string;
  }
}

let folder: string | undefined;

export async function setup({ provide }: TestProject): Promise<void> {
  if (isFull) return;
  folder = await smallData();
  provide('smallData', folder);
}

export async function teardown(): Promise<void> {
  if (folder !== undefined) await rm(folder, { recursive: true });
}
