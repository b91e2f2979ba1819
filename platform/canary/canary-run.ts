import { CANARY_CHANNEL } from '../registry/channel.ts';
import type { ReleaseStore } from '../registry/release-store.ts';
import { history } from '../registry/registry.ts';
import type { Release } from '../registry/release.ts';
import { appName, appVersion } from '@talent/artifact/manifest';
import { z } from 'zod';
import { readVerdict, verdictSchema } from '../registry/canary-verdict.ts';
import { basisSchema, readBasis } from './canary-files.ts';

const apps = z.record(appName, appVersion);
const revision = z.number().int().positive();
const time = z.iso.datetime();

export const canaryRunSchema = z.strictObject({
  apps: apps.describe('app -> version of the whole set'),
  tried: apps.describe('app -> version that is tried'),
  revisions: z
    .tuple([revision], revision)
    .describe('of the canary channel with this set, oldest first; a change of the share adds one'),
  percent: z
    .number()
    .min(0)
    .max(100)
    .describe('share of the visitors that get it now; 0: it is over'),
  since: time.describe('its start; ISO 8601, UTC'),
  atShareSince: time.describe('start of its present share; ISO 8601, UTC'),
  until: time
    .nullable()
    .describe('its end; ISO 8601, UTC; null while it runs, and where nothing tells when it ended'),
  basis: basisSchema.nullable().describe('null where its start was interrupted'),
  verdict: verdictSchema
    .nullable()
    .describe('null while it runs, and where only the registry has stopped it'),
});

export type CanaryRun = z.infer<typeof canaryRunSchema>;

/** Reads the running canary, or the last one; null where there was none. */
export async function readCanaryRun(store: ReleaseStore): Promise<CanaryRun | null> {
  const releases = await history(store, CANARY_CHANNEL);
  const steps = stepsOf(releases);
  const [newest] = steps;
  const first = steps.at(-1);
  if (newest === undefined || first === undefined) return null;
  // The release that took its set away from its visitors.
  const next = releases[releases.indexOf(newest) - 1] ?? null;
  const [basis, verdict] = await Promise.all([
    readBasis(store, first.revision),
    readVerdict(store, first.revision),
  ]);
  const isOver = verdict !== null || next !== null;
  // A verdict that cannot be read has no time of its own.
  const ends = [verdict?.at, next?.at].filter((at) => at !== undefined);
  const later = steps.slice(0, -1).map(({ revision }) => revision);
  return {
    apps: first.apps,
    tried: Object.fromEntries(first.changed.map((app) => [app, first.apps[app] ?? ''])),
    revisions: [first.revision, ...later.reverse()],
    percent: isOver ? 0 : (newest.percent ?? 0),
    since: first.at,
    atShareSince: newest.at,
    until: ends.find((at) => Date.parse(at) >= Date.parse(first.at)) ?? null,
    basis,
    verdict,
  };
}

/** The releases of the newest canary, newest first: consecutive releases of one set with visitors. */
function stepsOf(releases: readonly Release[]): Release[] {
  const begin = releases.findIndex(({ percent }) => (percent ?? 0) > 0);
  const [newest] = begin < 0 ? [] : releases.slice(begin);
  if (newest === undefined) return [];
  const rest = releases.slice(begin);
  const end = rest.findIndex(
    ({ percent, apps }) => !(percent ?? 0) || !isSameSet(apps, newest.apps),
  );
  return end < 0 ? rest : rest.slice(0, end);
}

/** Apps whose version in stable (null: none is live) has changed since the canary was started; none: its set can take over. */
export function movedApps(run: CanaryRun, stable: Release | null): string[] {
  const now = stable?.apps ?? {};
  const then = run.basis?.stable.apps ?? { ...run.apps, ...pick(now, Object.keys(run.tried)) };
  return [...new Set([...Object.keys(now), ...Object.keys(then)])]
    .filter((app) => now[app] !== then[app])
    .sort();
}

export function isSameSet(
  left: Readonly<Record<string, string>>,
  right: Readonly<Record<string, string>>,
): boolean {
  const names = Object.keys(left);
  return (
    names.length === Object.keys(right).length && names.every((app) => left[app] === right[app])
  );
}

function pick(apps: Readonly<Record<string, string>>, names: string[]): Record<string, string> {
  return Object.fromEntries(Object.entries(apps).filter(([app]) => names.includes(app)));
}
