// The programs that some suites need, each with the Debian package that has it.

export const programs = {
  'chromium-headless-shell': 'chromium-headless-shell',
  curl: 'curl',
  nginx: 'nginx',
  pg_lsclusters: 'postgresql',
  psql: 'postgresql-client',
  'redis-server': 'redis-server',
  script: 'bsdutils',
};
