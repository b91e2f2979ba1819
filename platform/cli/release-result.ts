import { appName, appVersion } from '@talent/artifact/manifest';
import { z } from 'zod';
import { releaseSchema } from '../registry/release.ts';
import { notesSchema } from '../release/plan/waiting-releases.ts';

const composed = z
  .array(z.string())
  .describe('app@version of the pairs with the shell whose pages were composed');

/** What `promote` and `rollback` print for programs. */
export const releaseResult = z.discriminatedUnion('status', [
  z.strictObject({
    status: z.literal('released'),
    release: releaseSchema,
    composed,
    notes: notesSchema,
  }),
  z.strictObject({
    status: z.literal('unchanged').describe('the channel had these versions already'),
    apps: z.record(appName, appVersion).describe('app -> live version'),
    composed,
  }),
]);
