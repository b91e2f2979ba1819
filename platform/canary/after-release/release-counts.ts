import { z } from 'zod';
import { readJsonFiles } from '../../store/build-record.ts';
import type { Store } from '../../store/store.ts';
import { sumsSchema } from '../canary-files.ts';
import type { WatchedRelease } from './watched-releases.ts';

/** The measures of a release. Vitals are no reason to undo one: they depend on the hour and the devices of its visitors. */
export const RELEASE_MEASURES = ['answers', 'views'] as const;

export type ReleaseMeasure = (typeof RELEASE_MEASURES)[number];

/** Both sums have one level, and failures are beyond it. */
const measureSchema = z.object({
  /** Trials since the release, and those before it that they are compared with. */
  before: sumsSchema('answers'),
  /** Trials since the release, and those of the apps that were not released, in the same seconds. */
  others: sumsSchema('answers'),
  /** Whether the apps that were not released have enough trials for a comparison. */
  hasOthers: z.boolean(),
  /** Network addresses whose trials failed since the release, counted up to a limit. */
  senders: z.number().int().min(0),
});

const countsSchema = z.object({
  schema: z.literal(1),
  measures: z.object({ answers: measureSchema, views: measureSchema }),
});

export type MeasureCounts = z.infer<typeof measureSchema>;
export type ReleaseCounts = z.infer<typeof countsSchema>;

/** Below `canary/`, the one folder that a gateway without other rights may write to. */
function folderOf({ revision, app }: Pick<WatchedRelease, 'revision' | 'app'>): string {
  return `canary/after/${String(revision).padStart(8, '0')}/${app}`;
}

/** The counts of every gateway. Leaves out files that cannot be read. */
export const readReleaseCounts = (
  store: Store,
  release: Pick<WatchedRelease, 'revision' | 'app'>,
): Promise<ReleaseCounts[]> => readJsonFiles(store, folderOf(release), countsSchema);

/** @param instance of the gateway: each writes its own file */
export function writeReleaseCounts(
  store: Store,
  release: Pick<WatchedRelease, 'revision' | 'app'>,
  instance: string,
  measures: ReleaseCounts['measures'],
): Promise<void> {
  return store.write(
    `${folderOf(release)}/${instance}.json`,
    JSON.stringify({ schema: 1, measures }),
  );
}
