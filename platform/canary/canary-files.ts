import { z } from 'zod';
import { appName, appVersion } from '@talent/artifact/manifest';
import { canaryFolder } from '../registry/canary-verdict.ts';
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

export type CanaryCounts = z.infer<typeof countsSchema> & { measures: MeasureSums };
export type CanaryBasis = z.infer<typeof basisSchema>;

/** Counts of every gateway while a revision was live. Leaves out files that cannot be read. */
export const readCounts = (store: Store, revision: number): Promise<CanaryCounts[]> =>
  readJsonFiles(store, `${canaryFolder(revision)}/counts`, countsSchema);

/** @param instance of the gateway: each writes its own file */
export function writeCounts(
  store: Store,
  { revision, instance }: { revision: number; instance: string },
  counts: Omit<CanaryCounts, 'schema'>,
): Promise<void> {
  const file = { schema: 1, ...counts };
  return store.write(`${canaryFolder(revision)}/counts/${instance}.json`, JSON.stringify(file));
}

/** The basis of the canary that began with a revision; null where its start was interrupted before it was stored. */
export function readBasis(store: Store, revision: number): Promise<CanaryBasis | null> {
  return readJson(store, `${canaryFolder(revision)}/basis.json`, basisSchema);
}

export function writeBasis(
  store: Store,
  revision: number,
  basis: Omit<CanaryBasis, 'schema'>,
): Promise<void> {
  return store.write(
    `${canaryFolder(revision)}/basis.json`,
    JSON.stringify({ schema: 1, ...basis }),
  );
}
