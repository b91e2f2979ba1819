import { z } from 'zod';
import { readJson } from '../store/build-record.ts';
import type { Store } from '../store/store.ts';
import { CANARY_CHANNEL } from './channel.ts';
import { history } from './registry.ts';
import type { ReleaseStore } from './release-store.ts';

/** Why a canary is over. As soon as this exists, no visitor is given its set. */
export const verdictSchema = z.object({
  schema: z.literal(1),
  status: z
    .enum(['worse', 'stopped', 'promoted'])
    .describe(
      'worse: the platform stopped it; stopped: a person did; promoted: all visitors get it',
    ),
  reason: z.string(),
  at: z.iso.datetime().describe('ISO 8601, UTC'),
});

export type CanaryVerdict = z.infer<typeof verdictSchema>;

/** Folder of a revision of the canary channel; basis and verdict are beside the first revision of a canary. */
export function canaryFolder(revision: number): string {
  return `canary/${String(revision).padStart(8, '0')}`;
}

/** Why the canary that began with a revision is over; null while it is not. */
export async function readVerdict(store: Store, revision: number): Promise<CanaryVerdict | null> {
  const key = `${canaryFolder(revision)}/verdict.json`;
  const verdict = await readJson(store, key, verdictSchema);
  if (verdict !== null || !(await store.has(key))) return verdict;
  // A file that cannot be read still says that the canary is to end.
  const reason = `${key} cannot be read`;
  return { schema: 1, status: 'stopped', reason, at: new Date(0).toISOString() };
}

export function createVerdict(
  store: Store,
  revision: number,
  verdict: Omit<CanaryVerdict, 'schema'>,
): Promise<boolean> {
  const body = JSON.stringify({ schema: 1, ...verdict });
  return store.create(`${canaryFolder(revision)}/verdict.json`, body);
}

/** The verdict of the last canary that tried a version; null: there was none, or it is not over. */
export async function lastVerdict(
  store: ReleaseStore,
  app: string,
  version: string,
): Promise<CanaryVerdict | null> {
  for (const { revision, percent, changed, apps } of await history(store, CANARY_CHANNEL)) {
    if (!percent || !changed.includes(app) || apps[app] !== version) continue;
    const verdict = await readVerdict(store, revision);
    if (verdict !== null) return verdict;
  }
  return null;
}
