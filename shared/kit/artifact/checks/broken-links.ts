import type { FittingFacts } from '../app-facts.ts';

/** A path that an app links or redirects to, and that no app of a set owns or redirects. */
export interface BrokenLink {
  app: string;
  path: string;
}

/** The links of a set of apps that lead nowhere. */
export function brokenLinks(apps: readonly FittingFacts[]): BrokenLink[] {
  return apps.flatMap(({ name, links = [], redirects }) =>
    [...new Set([...links, ...redirects.map(({ to }) => to)])]
      .filter((path) => ownerOf(path, apps) === null)
      .map((path) => ({ app: name, path })),
  );
}

/** Name of the app that shows or redirects a path; null: none. */
export function ownerOf(path: string, apps: readonly FittingFacts[]): string | null {
  return apps.find((app) => owns(app, path))?.name ?? null;
}

/** Whether an app shows or redirects a path, in which a segment such as `:any` may be any. */
export function owns(
  {
    routes,
    redirects,
  }: { routes: readonly { pattern: string }[]; redirects: readonly { from: string }[] },
  path: string,
): boolean {
  const patterns = [...routes.map(({ pattern }) => pattern), ...redirects.map(({ from }) => from)];
  return patterns.some((pattern) => fits(pattern, path));
}

function fits(pattern: string, path: string): boolean {
  const [parts, segments] = [pattern.split('/'), path.split('/')];
  return (
    parts.length === segments.length &&
    parts.every((part, index) => {
      const segment = segments[index] ?? '';
      return part.startsWith(':') || segment.startsWith(':') || part === segment;
    })
  );
}
