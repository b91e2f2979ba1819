import { z } from 'zod';
import { capabilitiesSchema } from '@talent/artifact/capabilities/capabilities';
import { appName, appVersion } from '@talent/artifact/manifest';
import { channelName } from '../../registry/release.ts';
import type { readLiveCapabilities } from '../../release/live-capabilities.ts';

/** JSON of `capabilities`. */
export const capabilitiesResult = z.strictObject({
  channel: channelName,
  revision: z.number().int().nonnegative().describe('0: the channel has no release yet'),
  apps: z.array(
    z.strictObject({
      app: appName,
      version: appVersion,
      kind: z
        .enum(['shell', 'remote'])
        .nullable()
        .describe('null where the artifact cannot be trusted'),
      capabilities: capabilitiesSchema
        .nullable()
        .describe('null where the build is from before there were declarations'),
    }),
  ),
}) satisfies z.ZodType<Awaited<ReturnType<typeof readLiveCapabilities>>>;
