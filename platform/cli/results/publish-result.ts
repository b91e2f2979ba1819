import { z } from 'zod';
import { appName, appVersion } from '@talent/artifact/manifest';
import { sourceKindSchema } from '../../release/describe-source.ts';

/** JSON of `publish`. */
export const publishResult = z.array(
  z.strictObject({
    app: appName,
    version: appVersion,
    status: z.enum(['published', 'unchanged']).describe('unchanged: it was published before'),
    source: sourceKindSchema,
  }),
);
