import { z } from 'zod';
import { channelName } from '../registry/release.ts';
import type { Verdict } from './verify-release.ts';

/** As they were named, also where there is no such version. */
const subject = { app: z.string(), version: z.string(), liveOn: z.array(channelName) };
const commit = z.string().describe('that it claims to be built from');

const fileSchema = z.strictObject({
  path: z.string(),
  difference: z
    .enum(['changed', 'only-published', 'only-built', 'damaged'])
    .describe('damaged: the store no longer holds what was published'),
});

/** JSON of `verify`. */
export const verifyResult = z.discriminatedUnion('status', [
  z.strictObject({
    ...subject,
    status: z.literal('same'),
    commit,
    files: z.number().int().describe('number of files that were compared'),
  }),
  z.strictObject({
    ...subject,
    status: z.literal('differs'),
    commit,
    built: z.string().describe('version of the second build'),
    files: z.array(fileSchema),
    tools: z
      .array(z.string())
      .describe('tools of another version here, such as "node 24.1.0, here 24.2.0"'),
  }),
  z.strictObject({ ...subject, status: z.literal('cannot-say'), reason: z.string() }),
]) satisfies z.ZodType<Verdict>;
