// Notes the time that each file takes, with the programs that it starts, if run-suite.mjs requires it.
import { appendFileSync } from 'node:fs';
import { relative } from 'node:path';
import { afterAll, expect } from 'vitest';
import { projectFolder } from '../../src/settings/project-folder.js';
import { NOTES } from './budgets.mjs';
import { processorSeconds } from './processor-time.mjs';

const notes = process.env[NOTES];
/** A process runs many files one after the other: each begins where the last one ended, so that nothing is lost between them. */
const last = globalThis as { atlasProcessorSeconds?: number };
const began = performance.now();

if (notes !== undefined)
  afterAll(() => {
    const now = processorSeconds();
    if (now === undefined) return;
    const file = relative(projectFolder(), expect.getState().testPath ?? '');
    const processor = now - (last.atlasProcessorSeconds ?? 0);
    const elapsed = (performance.now() - began) / 1000;
    last.atlasProcessorSeconds = now;
    appendFileSync(notes, `${JSON.stringify({ file, processor, elapsed })}\n`);
  });
