/** Default address of a site: only this machine reaches it. */
export const THIS_MACHINE = '127.0.0.1';

/** Whether only this machine reaches the address. */
export function isLoopback(host: string): boolean {
  return host === 'localhost' || host === '::1' || host.startsWith('127.');
}

/**
 * The origin at which this process reaches its own site. It is an IP address: `localhost` may resolve to `::1`, where a site on
 * 127.0.0.1 does not listen and another program may.
 * @param host address that the site listens on
 */
export function ownOrigin(host: string, port: number): string {
  const own = host === '0.0.0.0' || host === '::' || host === 'localhost' ? THIS_MACHINE : host;
  return `http://${own.includes(':') ? `[${own}]` : own}:${port}`;
}

/** Warning for an address that other machines reach, line by line; empty for others. */
export function openToOthers(host: string): string[] {
  if (isLoopback(host)) return [];
  const where = host === '0.0.0.0' || host === '::' ? 'every address of this machine' : host;
  return [
    `The site listens on ${where}, as HOST says.`,
    'Everyone on that network reaches the site, the staff sign-in and the REST interface of the backend.',
    'Traffic is not encrypted. Restrict access with a firewall, or put a proxy with TLS before it and unset HOST.',
  ];
}
