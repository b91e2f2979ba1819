import { z } from 'zod';
import type { StoreEntry } from '../store/store.ts';
import type { Pruned } from './prune.ts';

const bytes = z.number().int().nonnegative();
const time = z.date().describe('ISO 8601, UTC');

const files = z.array(
  z.strictObject({ key: z.string(), bytes, modifiedAt: time }) satisfies z.ZodType<StoreEntry>,
);

const groupSchema = z.strictObject({
  files: files.describe('in the order of deletion: without the first file the others do not count'),
  bytes,
  newest: time,
});

/** JSON of `prune`: the files that were deleted, or with `--dry-run` would be. */
export const pruneResult = z.strictObject({
  versions: z.array(
    groupSchema.extend({
      name: z.string().describe('app@version'),
      isComplete: z.boolean().describe('false: a publication of it was interrupted'),
    }),
  ),
  pairs: z
    .array(groupSchema.extend({ shell: z.string(), app: z.string() }))
    .describe('composed pages of a shell and an app, each as app@version'),
  deltas: files.describe('deltas of browser files that no other version has'),
  media: files.describe('pictures and downloads that no page has named for seven days'),
  waiting: z
    .number()
    .int()
    .nonnegative()
    .describe('pictures and downloads that no page names, and that stay until seven days are over'),
  files: z.number().int().nonnegative().describe('number of all files'),
  bytes: bytes.describe('of all files'),
  dryRun: z.boolean(),
}) satisfies z.ZodType<Pruned>;
