/**
 * Paths that the gateway answers itself. Each reserves everything below it; a final `*` reserves
 * every first segment that starts so.
 */
export const RESERVED_PATHS: readonly string[] = [
  '/assets',
  '/_*',
  '/rest',
  '/auth',
  '/functions',
  '/storage',
  '/realtime',
  '/healthz',
  '/.well-known',
  '/livez',
  '/readyz',
  '/robots.txt',
  '/sitemap.xml',
];

/** The reserved path that a pattern falls under, or null. */
export function reservedPathOf(pattern: string, reserved: readonly string[]): string | null {
  const path = pattern.toLowerCase();
  const covers = (rule: string) =>
    rule.endsWith('*')
      ? path.startsWith(rule.slice(0, -1))
      : path === rule || path.startsWith(`${rule}/`);
  return reserved.find(covers) ?? null;
}
