// Refuses to start on an incomplete build. Otherwise the service would start and every page would fail.
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { buildFolder } from '../settings/project-folder.js';
import type { Settings } from '../settings/settings.js';

export function checkBuild({ workers, databaseUrl, redisUrl }: Settings): void {
  const folder = buildFolder();
  const parts = [
    'site/site.json',
    ...(workers > 1 ? ['src/process/worker.js'] : []),
    ...(databaseUrl === undefined ? [] : ['src/process/edition-thread.js']),
  ];
  const missing = parts.filter((part) => !existsSync(join(folder, part)));
  if (missing.length > 0)
    throw new Error(
      `The build in ${folder} is incomplete (${missing.join(' and ')} missing); run npm run build.`,
    );
  // Packages that are loaded on first use. If one is missing, the first request that needs it would fail.
  const packages = [
    '@modelcontextprotocol/server',
    '@modelcontextprotocol/node',
    ...(databaseUrl === undefined ? [] : ['pg']),
    ...(redisUrl === undefined ? [] : ['@redis/client']),
  ];
  for (const name of packages) import.meta.resolve(name);
}
