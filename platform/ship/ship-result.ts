import { z } from 'zod';
import { appName, appVersion } from '@talent/artifact/manifest';
import { previewLinkSchema } from '../gateway/preview/preview-link.ts';
import { channelName } from '../registry/release.ts';
import { appChangesSchema } from '../release/app-changes.ts';
import { sourceKindSchema } from '../release/describe-source.ts';
import type { ShipPlan } from './ship-plan.ts';
import type { ShipResult } from './ship.ts';

const paths = z.array(z.string());

const planSchema = z.strictObject({
  app: appName,
  channel: channelName,
  from: appVersion.nullable().describe('live version; null: the app is not live there'),
  to: appVersion,
  commit: z.string().nullable(),
  source: sourceKindSchema,
  sourceText: z.string().describe('the source in words'),
  changes: appChangesSchema,
  pages: z
    .strictObject({ added: paths, removed: paths, changed: paths })
    .nullable()
    .describe('paths of composed pages; null for a guarded app, which has none'),
}) satisfies z.ZodType<ShipPlan>;

/** JSON of `ship`. */
export const shipResult = z.discriminatedUnion('status', [
  z.strictObject({
    status: z.literal('planned').describe('with --dry-run: nothing was changed'),
    plan: planSchema,
  }),
  z.strictObject({
    status: z.enum(['shipped', 'unchanged']).describe('unchanged: it was live already'),
    plan: planSchema,
    preview: previewLinkSchema.nullable().describe('null on the channel that visitors get'),
  }),
]) satisfies z.ZodType<ShipResult>;
