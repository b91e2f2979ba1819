import dgram from 'node:dgram';
import { syncBuiltinESMExports } from 'node:module';
import net from 'node:net';

/**
 * Gives up, before an app's code is loaded, the right to write compiled code, and leaves connections to the backend alone.
 * Files and processes are behind Node's permission model. In Node 24 the network is not: this replaces its public
 * functions, which stops a loader that fetches, and is no wall against code that works around it.
 */
export function confine(backend: string): void {
  (process as { permission?: { drop?: (scope: string) => void } }).permission?.drop?.('fs.write');
  const { hostname, port, protocol } = new URL(backend);
  const allowed = bare(`${hostname}:${port || (protocol === 'https:' ? 443 : 80)}`);
  // Called with the socket that it belongs to.
  // eslint-disable-next-line @typescript-eslint/unbound-method
  const { connect } = net.Socket.prototype;
  replace(net.Socket.prototype, ['connect'], function (this: net.Socket, ...args: unknown[]) {
    const target = targetOf(args);
    if (target === allowed) return Reflect.apply(connect, this, args) as net.Socket;
    return this.destroy(denied('Net', target));
  });
  const refuse = (permission: string) => () => {
    throw denied(permission, '');
  };
  replace(net.Server.prototype, ['listen'], refuse('Net'));
  replace(dgram.Socket.prototype, ['bind', 'connect', 'send'], refuse('Net'));
  // Signals reach the composer: one ends it, another opens it for a debugger.
  replace(process, ['kill', '_kill', '_debugProcess'], refuse('Signal'));
  syncBuiltinESMExports();
}

/** The sentence about a refused permission among the causes of an error; null where there is none. */
export function describeRefusal(app: string, error: unknown): string | null {
  for (let cause = error; cause instanceof Error; { cause } = cause) {
    const { code, permission, resource } = cause as Error & Record<string, unknown>;
    if (code !== 'ERR_ACCESS_DENIED') continue;
    const what = [permission || cause.message, resource].filter(Boolean).join(' of ');
    return `${app} has no permission for ${what}: a loader gets its data from the client that it is handed, and reads, writes, starts and reaches nothing else.`;
  }
  return null;
}

/** An error like those of Node's permission model. */
function denied(permission: string, resource: string): Error {
  const facts = { code: 'ERR_ACCESS_DENIED', permission, resource };
  return Object.assign(new Error(`Access to ${resource || permission} is refused`), facts);
}

/** Replaces functions for good. */
function replace(holder: object, names: readonly string[], value: unknown): void {
  for (const name of names) Object.defineProperty(holder, name, { value });
}

/** `host:port` of the arguments of `connect`, which are also given as one list; or the path of a local socket. */
function targetOf(args: readonly unknown[]): string {
  const [first, second]: readonly unknown[] = Array.isArray(args[0]) ? args[0] : args;
  const given = typeof first === 'object' && first !== null ? first : { port: first, host: second };
  const { path, port, host } = given as Record<'path' | 'port' | 'host', string | undefined>;
  return path ?? bare(`${host ?? 'localhost'}:${port}`);
}

/** Without the brackets of an IPv6 address. */
const bare = (address: string): string => address.replace(/[[\]]/g, '');
