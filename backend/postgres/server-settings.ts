/** Settings of every server: durability, memory and its log. */
const SETTINGS = {
  // PostgreSQL's defaults. They are written down because durability depends on them.
  fsync: 'on',
  synchronous_commit: 'on',
  full_page_writes: 'on',
  // Keeps the write-ahead log of the last minutes for a backup that is being copied.
  wal_keep_size: '128MB',
  max_wal_size: '256MB',
  shared_buffers: '64MB',
  max_connections: '60',
  unix_socket_permissions: '0700',
  // Messages have their SQLSTATE and no visitor's input.
  log_line_prefix: '%e ',
  log_error_verbosity: 'terse',
  log_min_error_statement: 'panic',
  log_parameter_max_length_on_error: '0',
  log_checkpoints: 'off',
  timezone: 'UTC',
} as const;

/** For databases that may be lost in a power failure, such as those of tests. */
export const WITHOUT_SYNC = {
  fsync: 'off',
  synchronous_commit: 'off',
  full_page_writes: 'off',
} as const;

/** Arguments of the server's command line; `more` overrides. */
export function settingArguments(more: Readonly<Record<string, string>>): string[] {
  return Object.entries({ ...SETTINGS, ...more }).flatMap(([name, value]) => [
    '-c',
    `${name}=${value}`,
  ]);
}
