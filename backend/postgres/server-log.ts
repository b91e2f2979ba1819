/** Trouble that a person should see: a line of the server's log, or a backend that stopped answering (`hung`). */
export interface ServerTrouble {
  kind: 'damaged' | 'disk-full' | 'io-error' | 'failed' | 'hung';
  message: string;
}

/** SQLSTATE classes and codes: https://www.postgresql.org/docs/18/errcodes-appendix.html */
const KINDS: readonly [RegExp, ServerTrouble['kind']][] = [
  [/^XX00[12]$/, 'damaged'],
  [/^53100$/, 'disk-full'],
  [/^58/, 'io-error'],
  [/^(53|XX)/, 'failed'],
];

/**
 * Reads one line of the server's log. Null for lines of a healthy server. These include errors of requests: their senders are
 * answered, and the lines may hold a visitor's input.
 */
export function readTrouble(line: string): ServerTrouble | null {
  const [, state = '', level = '', message = ''] =
    /^(\w{5}) (LOG|WARNING|ERROR|FATAL|PANIC): {2}(.*)$/.exec(line) ?? [];
  if (level === '' || level === 'LOG') return null;
  const kind = KINDS.find(([codes]) => codes.test(state))?.[1];
  if (kind !== undefined) return { kind, message: `${message} (${state})` };
  if (/page verification failed|invalid page in block/.test(message)) {
    return { kind: 'damaged', message };
  }
  return level === 'PANIC' ? { kind: 'failed', message: `${message} (${state})` } : null;
}
