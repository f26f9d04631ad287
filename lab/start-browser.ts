// Starts Chromium without a window, or ends the program if it is not installed.
import { type Browser, chromium } from 'playwright-core';
import { findProgram } from './bench/find-program.js';

export async function startBrowser(): Promise<Browser> {
  const executablePath = findProgram('chromium-headless-shell', 'chromium-headless-shell');
  if (executablePath === undefined) process.exit(1);
  return chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-gpu'] });
}
