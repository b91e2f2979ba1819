import { UsageError } from '@talent/node/terminal/usage-error';

/** Reads an origin from the command line. Throws `UsageError`. */
export function parseOrigin(text: string): string {
  const url = URL.parse(text);
  if (url && /^https?:$/.test(url.protocol)) return url.origin;
  throw new UsageError(`--site "${text}" is no address of a site, such as https://www.example.com`);
}
