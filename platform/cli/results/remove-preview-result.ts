import { z } from 'zod';
import { channelName } from '../../registry/release.ts';

/** JSON of `remove-preview`. */
export const removePreviewResult = z.strictObject({
  channel: channelName,
  revisions: z.number().int().nonnegative().describe('removed ones; 0: there was no such channel'),
});
