import type { Capabilities } from '@talent/artifact/capabilities/capabilities';
import type { AppCapabilities } from '../../release/live-capabilities.ts';

type Needs = Pick<AppCapabilities, 'app' | 'capabilities'>;

/** A need with what the code may do. */
type Row = readonly [need: string, declared: string];

/** Lines of the table: app, need, what is declared. A need that an app does not have has no line. */
export function capabilityRows(apps: readonly Needs[]): (readonly [string, string, string])[] {
  return apps.flatMap(({ app, capabilities }) => {
    if (capabilities === null)
      return [[app, 'not declared', 'a build from before there were declarations'] as const];
    const rows = needsOf(capabilities).filter(([, declared]) => declared !== '');
    if (rows.length === 0) return [[app, 'nothing', ''] as const];
    return rows.map(([need, declared]) => [app, need, declared] as const);
  });
}

function needsOf(of: Capabilities): Row[] {
  return [
    ['connects to', limited(of.connects, ({ origin }) => origin)],
    ['localStorage', of.storage.local.join(', ')],
    ['sessionStorage', of.storage.session.join(', ')],
    ['databases', of.storage.databases.join(', ')],
    ['caches', of.storage.caches.join(', ')],
    ['cookies', of.cookies.join(', ')],
    ['globals', of.globals.join(', ')],
    ['modules of the SDK', of.sdk.join(', ')],
    ['links to routes', of.links.routes.join(', ')],
    ['names origins', of.links.origins.join(', ')],
    ['personal data', of.personalData.join(', ')],
    ['workers', limited(of.workers, ({ kind }) => kind)],
    ['permissions', limited(of.permissions, ({ name }) => name)],
    ['frames', limited(of.frames, ({ origin }) => origin)],
    ['code from text', of.codeFromText.join(', ')],
    ['Trusted Types policies', limited(of.trustedTypes, ({ name }) => name)],
  ];
}

/** Needs with the routes that they are limited to. */
function limited<Need extends { on?: string[] | undefined }>(
  needs: readonly Need[],
  name: (need: Need) => string,
): string {
  return needs
    .map((need) =>
      need.on === undefined ? name(need) : `${name(need)} (on ${need.on.join(', ')})`,
    )
    .join(', ');
}
