// A complete nginx configuration that serves the static copy and nothing else, as any user, wherever the copy is.
import { join } from 'node:path';
import { quoted } from './nginx-text.js';

const PORT = 8080;

export function nginxConfig(folder: string): string {
  return `# A complete configuration that serves the static copy and nothing else, at http://localhost:${PORT}:
#
#   nginx -p "$(mktemp -d)" -c ${join(folder, 'nginx.conf')} -g "daemon off;"

worker_processes auto;
worker_rlimit_nofile 16384;
pid nginx.pid;
error_log stderr warn;

events {
  worker_connections 4096;
}

http {
  access_log off;
  sendfile on;
  tcp_nopush on;
  keepalive_requests 1000000;
  open_file_cache max=8192 inactive=5m;
  open_file_cache_valid 1m;
  open_file_cache_errors on;
  client_body_temp_path body;
  proxy_temp_path proxy;
  fastcgi_temp_path fastcgi;
  uwsgi_temp_path uwsgi;
  scgi_temp_path scgi;

  server {
    listen ${PORT};
    include ${quoted(join(folder, 'nginx-site.conf'))};
  }
}
`;
}
