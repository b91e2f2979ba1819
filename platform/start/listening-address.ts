/** Where a site listens when nobody says otherwise: on this machine alone. */
export const THIS_MACHINE = '127.0.0.1';

/** Whether only programs of this machine reach the address. */
export function isLoopback(host: string): boolean {
  return host === 'localhost' || host === '::1' || host.startsWith('127.');
}

/**
 * The origin at which this process reaches its own site. It is an address and no name: `localhost` may be `::1` first,
 * where a site on 127.0.0.1 does not listen, and another program may.
 *
 * @param host address that the site listens on
 */
export function ownOrigin(host: string, port: number): string {
  const own = host === '0.0.0.0' || host === '::' || host === 'localhost' ? THIS_MACHINE : host;
  return `http://${own.includes(':') ? `[${own}]` : own}:${port}`;
}

/** What it means that a site listens on this address, line by line; empty where nobody else reaches it. */
export function openToOthers(host: string): string[] {
  if (isLoopback(host)) return [];
  const where = host === '0.0.0.0' || host === '::' ? 'every address of this machine' : host;
  return [
    `The site listens on ${where}: HOST says so.`,
    'Everyone on that network reaches the site, the staff sign-in and the REST interface of the backend.',
    'Traffic is not encrypted. Let a firewall decide who gets in, or put a proxy with TLS before it and unset HOST.',
  ];
}
