// Typos in variables of the service prevent a start, and common names of a shared environment never do.
import { describe, expect, it } from 'vitest';
import { unknownVariables } from './settings.js';
import { settingsTable } from './settings-table.js';

const ours = Object.values(settingsTable).map(({ variable }) => variable);
const refused = (names: readonly string[]) =>
  unknownVariables(Object.fromEntries(names.map((name) => [name, '1'])), ours);

const ORDINARY = {
  shell: `_ SHLVL PWD OLDPWD HOME PATH USER LOGNAME SHELL TERM LANG LC_ALL LC_NUMERIC TZ EDITOR PAGER DISPLAY HOSTNAME HOSTTYPE
    MACHTYPE OSTYPE HOSTALIASES HOSTFILE MAIL TMPDIR TMOUT COLUMNS LINES LS_COLORS XDG_DATA_DIRS XDG_RUNTIME_DIR
    SSH_AGENT_PID SSH_AUTH_SOCK SSH_CLIENT SSH_CONNECTION SSH_TTY SUDO_USER DBUS_SESSION_BUS_ADDRESS`,
  proxies: 'HTTP_PROXY HTTPS_PROXY NO_PROXY ALL_PROXY http_proxy https_proxy no_proxy TRUSTED_PROXIES',
  node: `NODE_ENV NODE_OPTIONS NODE_PATH NODE_EXTRA_CA_CERTS NVM_DIR UV_THREADPOOL_SIZE FORCE_COLOR NO_COLOR INIT_CWD
    npm_config_port npm_config_host npm_config_loglevel npm_package_name npm_lifecycle_event npm_execpath
    VITEST VITEST_WORKER_ID VITEST_POOL_ID VITEST_MODE VITE_PORT`,
  ci: `CI BUILD_ID BUILD_NUMBER JOB_NAME RUNNER_OS RUNNER_TEMP GITHUB_ACTIONS GITHUB_REF GITHUB_TOKEN GITLAB_CI CI_JOB_ID
    CI_COMMIT_SHA CIRCLECI TRAVIS JENKINS_URL BUILDKITE TEAMCITY_VERSION`,
  systemd: `INVOCATION_ID JOURNAL_STREAM NOTIFY_SOCKET LISTEN_FDS LISTEN_PID WATCHDOG_USEC MAINPID STATE_DIRECTORY
    LOGS_DIRECTORY RUNTIME_DIRECTORY`,
  containers: `KUBERNETES_SERVICE_HOST KUBERNETES_SERVICE_PORT KUBERNETES_PORT_443_TCP_ADDR POD_NAME POD_IP HOST_IP
    RATE_LIMIT_SERVICE_HOST RATE_LIMIT_SERVICE_PORT RATE_LIMIT_SERVICE_PORT_HTTP RATE_LIMIT_PORT
    RATE_LIMIT_PORT_80_TCP_PROTO DOCKER_HOST CONTAINER_NAME DYNO WEB_CONCURRENCY`,
  neighbours: `PORTS PORT_HTTP HTTP_PORT HOSTS HOSTIP HOSTID HOST_NAME DBHOST DBPORT PGHOST PGPORT PGUSER PGDATABASE EXPORT IMPORT
    REPORT PORTAL DATABASE_URL DATA DATA_DIR DATA_PATH DATA_HOME LOG LOGS LOG_DIR LOG_FILE LOG_FORMAT
    LOG_PATH LOG_COLOR LOG_LEVEL_ROOT APP_LOG_LEVEL GLOG_LEVEL RUST_LOG DEBUG TIMEOUT HTTP_TIMEOUT TCP_TIMEOUT FTP_TIMEOUT
    SMTP_TIMEOUT SFTP_TIMEOUT DB_TIMEOUT READ_TIMEOUT REQUESTS_CA_BUNDLE MIN_CONNECTIONS DB_MAX_CONNECTIONS
    MAX_WORKERS KEEP_ALIVE WORKER ADMIN_USER ADMIN_EMAIL SECURITYSESSIONID RATE TRUST
    RATE_LIMIT_MAX LOG_SAMPLE_RATE`,
};

describe('unknown variables', () => {
  it.each(Object.entries(ORDINARY))('accepts variables of other programs: %s', (_, names) => {
    expect(refused(names.split(/\s+/))).toEqual([]);
  });

  it('accepts every variable of the environment that runs this test', () => {
    expect(unknownVariables(process.env, ours)).toEqual([]);
  });

  it.each([
    ['RATE_LIMT', 'RATE_LIMIT'],
    ['RATELIMIT', 'RATE_LIMIT'],
    ['RATE_LIMITS', 'RATE_LIMIT'],
    ['ADMIN_NETWORK', 'ADMIN_NETWORKS'],
    ['LOGLEVEL', 'LOG_LEVEL'],
    ['MAX_CONECTIONS', 'MAX_CONNECTIONS'],
    ['HEADER_TIMEOUT', 'HEADERS_TIMEOUT'],
    ['REQUEST_TIMOUT', 'REQUEST_TIMEOUT'],
    ['KEEPALIVE_TIMEOUT', 'KEEP_ALIVE_TIMEOUT'],
    ['SECURITY_CONTACTS', 'SECURITY_CONTACT'],
  ])('is taken for a slip: %s', (name, nearest) => {
    expect(refused([name])).toEqual([{ name, nearest }]);
    expect(unknownVariables({ [name]: '' }, ours)).toEqual([]);
  });

  it('accepts the variables of all settings', () => {
    expect(refused(ours)).toEqual([]);
  });
});
