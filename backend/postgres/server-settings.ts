/** Settings of every server: what it promises of stored rows, and what it writes into its log. */
const SETTINGS = {
  // PostgreSQL's defaults, written down because the promise rests on them.
  fsync: 'on',
  synchronous_commit: 'on',
  full_page_writes: 'on',
  // The write-ahead log of the last minutes stays for a backup that is being copied.
  wal_keep_size: '128MB',
  max_wal_size: '256MB',
  shared_buffers: '64MB',
  max_connections: '60',
  unix_socket_permissions: '0700',
  // Messages with their SQLSTATE and without the values that a visitor typed.
  log_line_prefix: '%e ',
  log_error_verbosity: 'terse',
  log_min_error_statement: 'panic',
  log_parameter_max_length_on_error: '0',
  log_checkpoints: 'off',
  timezone: 'UTC',
} as const;

/** For databases of tests, which nobody misses after a power failure. */
export const WITHOUT_SYNC = {
  fsync: 'off',
  synchronous_commit: 'off',
  full_page_writes: 'off',
} as const;

/** Arguments of the server's command line; `more` wins. */
export function settingArguments(more: Readonly<Record<string, string>>): string[] {
  return Object.entries({ ...SETTINGS, ...more }).flatMap(([name, value]) => [
    '-c',
    `${name}=${value}`,
  ]);
}
