import { z } from 'zod';
import { appName } from '@talent/artifact/manifest';
import { releaseLockSchema } from '../../registry/locks/lock-file.ts';
import { channelName } from '../../registry/release.ts';

/** JSON of `lock`: the locks that hold now. */
export const lockResult = z.strictObject({
  channel: channelName,
  locks: z.array(releaseLockSchema),
});

/** JSON of `unlock`. */
export const unlockResult = z.strictObject({
  channel: channelName,
  app: appName.nullable().describe('null: the lock of all apps'),
  wasLocked: z.boolean(),
});
