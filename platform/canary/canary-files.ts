import { z } from 'zod';
import { appName, appVersion } from '@talent/artifact/manifest';
import { readJson, readJsonFiles } from '../store/build-record.ts';
import type { Store } from '../store/store.ts';
import { RATIOS } from './comparison/evidence.ts';
import type { MeasureSums } from './comparison/judge.ts';
import { levelsOf, type MeasureName } from './comparison/measures.ts';

const pair = z.tuple([z.number().min(0), z.number().min(0)]);

/** Sums in a file. The number of levels must be that of the measure, so that files of another version are skipped. */
export function sumsSchema(name: MeasureName) {
  const levels = levelsOf(name);
  return z.object({
    trials: pair,
    beyond: z.array(pair).length(levels),
    logs: z.array(z.array(z.number()).length(RATIOS.length)).length(levels),
  });
}

const countsSchema = z.object({
  schema: z.literal(1),
  hearsBrowsers: z.boolean(),
  measures: z.object({
    answers: sumsSchema('answers'),
    views: sumsSchema('views'),
    LCP: sumsSchema('LCP'),
    CLS: sumsSchema('CLS'),
    INP: sumsSchema('INP'),
  }),
});

export const basisSchema = z.object({
  schema: z.literal(1),
  stable: z
    .object({
      revision: z.number().int().min(0),
      apps: z.record(appName, appVersion).describe('app -> version'),
    })
    .describe('stable when the canary began'),
});

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

export type CanaryCounts = z.infer<typeof countsSchema> & { measures: MeasureSums };
export type CanaryBasis = z.infer<typeof basisSchema>;
export type CanaryVerdict = z.infer<typeof verdictSchema>;

/** Folder of a revision of the canary channel; basis and verdict are beside the first revision of a canary. */
function folderOf(revision: number): string {
  return `canary/${String(revision).padStart(8, '0')}`;
}

/** Counts of every gateway while a revision was live. Leaves out files that cannot be read. */
export const readCounts = (store: Store, revision: number): Promise<CanaryCounts[]> =>
  readJsonFiles(store, `${folderOf(revision)}/counts`, countsSchema);

/** @param instance of the gateway: each writes its own file */
export function writeCounts(
  store: Store,
  { revision, instance }: { revision: number; instance: string },
  counts: Omit<CanaryCounts, 'schema'>,
): Promise<void> {
  const file = { schema: 1, ...counts };
  return store.write(`${folderOf(revision)}/counts/${instance}.json`, JSON.stringify(file));
}

/** The basis of the canary that began with a revision; null where its start was interrupted before it was stored. */
export function readBasis(store: Store, revision: number): Promise<CanaryBasis | null> {
  return readJson(store, `${folderOf(revision)}/basis.json`, basisSchema);
}

export function writeBasis(
  store: Store,
  revision: number,
  basis: Omit<CanaryBasis, 'schema'>,
): Promise<void> {
  return store.write(`${folderOf(revision)}/basis.json`, JSON.stringify({ schema: 1, ...basis }));
}

/** Why the canary that began with a revision is over; null while it is not. */
export async function readVerdict(store: Store, revision: number): Promise<CanaryVerdict | null> {
  const key = `${folderOf(revision)}/verdict.json`;
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
  return store.create(`${folderOf(revision)}/verdict.json`, body);
}
