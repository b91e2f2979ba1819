import type { LiveSite } from '../live/live-site.ts';
import { REPORT_GROUP, type SecurityFacts } from './security-headers.ts';

/** `enforce`: browsers refuse scripts without a hash; `report`: they run and report them; `off`: no policy. */
export type IntegrityMode = 'enforce' | 'report' | 'off';

/**
 * The header that makes browsers refuse every script whose hash the document does not give. A site with an app whose build
 * does not list what its pages import later gets reports only: those imports have no hash.
 */
export function integrityPolicy(
  { site: { origin }, integrityMode = 'report' }: SecurityFacts,
  { manifests }: Pick<LiveSite, 'manifests'>,
): Record<string, string> {
  if (integrityMode === 'off') return {};
  // Chromium knows the group on https only.
  const endpoints = origin.startsWith('https:') ? `, endpoints=(${REPORT_GROUP})` : '';
  const isEnforced = integrityMode === 'enforce' && manifests.every(listsLaterScripts);
  const name = isEnforced ? 'Integrity-Policy' : 'Integrity-Policy-Report-Only';
  return { [name]: `blocked-destinations=(script)${endpoints}` };
}

function listsLaterScripts({ kind, routes }: LiveSite['manifests'][number]): boolean {
  // Documents name every script of the shell.
  if (kind === 'shell') return true;
  return routes.every((route) => route.kind === 'resource' || route.later !== undefined);
}
