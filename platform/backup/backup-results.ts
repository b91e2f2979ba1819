import { z } from 'zod';
import { manifestSchema, PARTS } from '@talent/backend/backup/manifest';
import type { Restored } from '@talent/backend/backup/restore-backup';

/** JSON of `backup`. */
export const backupResult = manifestSchema.extend({ path: z.string().describe('its folder') });

/** JSON of `restore`. */
export const restoreResult = z.strictObject({
  at: manifestSchema.shape.at,
  to: z.string().describe('the new data folder'),
  parts: z.array(z.enum(PARTS)),
  rows: z.record(z.string(), z.number()).describe('table -> number of rows'),
}) satisfies z.ZodType<Pick<Restored, 'parts' | 'rows'>>;
