import { z } from 'zod';
import {
  afterReleaseSchema,
  channelSettingsSchema,
  type ChannelSettings,
} from '../../registry/channel-settings.ts';

/** JSON of `channel`: the settings that hold now. */
export const channelResult = channelSettingsSchema.omit({ schema: true }).extend({
  twoPersons: z
    .boolean()
    .describe('whether a version needs two keys: that of its release, and that of an approval'),
  afterRelease: afterReleaseSchema.describe(
    'what happens to a release after which errors rise: off: nobody looks; tell: an alert; undo: it is rolled back too',
  ),
  isAsked: z.boolean().describe('whether --one-person waits for someone with another key to agree'),
}) satisfies z.ZodType<ChannelSettings>;
