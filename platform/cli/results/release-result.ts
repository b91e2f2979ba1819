import { z } from 'zod';
import { appName, appVersion } from '@talent/artifact/manifest';
import { releaseSchema } from '../../registry/release.ts';

const composed = z
  .array(z.string())
  .describe('app@version of the pairs with the shell whose pages were composed');

/** JSON of `promote` and `rollback`. */
export const releaseResult = z.discriminatedUnion('status', [
  z.strictObject({ status: z.literal('released'), release: releaseSchema, composed }),
  z.strictObject({
    status: z.literal('unchanged').describe('the channel had these versions already'),
    apps: z.record(appName, appVersion).describe('app -> live version'),
    composed,
  }),
]);
