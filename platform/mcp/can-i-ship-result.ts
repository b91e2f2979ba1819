import { z } from 'zod';
import { channelName } from '../registry/release.ts';
import { problemSchema, waitingSchema } from '../release/plan/waiting-releases.ts';

const { app, from, to, changes } = waitingSchema.shape;

/** Answer of `can_i_ship`. One object, because a tool cannot declare a union. */
export const canIShipResult = z.strictObject({
  channel: channelName,
  app,
  isLive: z
    .boolean()
    .describe(
      'whether the version is live already; then the fields from, to, reasons and changes are absent',
    ),
  mayGoLive: z.boolean(),
  from: from.optional(),
  to: to.optional(),
  reasons: z
    .array(problemSchema)
    .optional()
    .describe('reasons against its release; empty where mayGoLive'),
  changes: changes.optional(),
});

export type CanIShip = z.infer<typeof canIShipResult>;
