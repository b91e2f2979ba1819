import { z } from 'zod';
import { NEEDS } from '@talent/artifact/capabilities/capabilities';
import { appName } from '@talent/artifact/manifest';

const entry = { need: z.enum(NEEDS), name: z.string() };

const appCapabilities = z.strictObject({
  app: appName,
  isBuilt: z.boolean().describe('false: only its declaration is known'),
  entries: z.array(
    z.strictObject({
      ...entry,
      on: z.array(z.string()).optional().describe('routes that the need is limited to'),
      state: z
        .enum(['declared', 'unseen', 'undeclared'])
        .describe('unseen: declared, and nowhere in the scripts as text'),
    }),
  ),
});

export type AppCapabilities = z.infer<typeof appCapabilities>;

/** JSON of `capabilities`. */
export const capabilitiesResult = z.strictObject({
  apps: z.array(appCapabilities),
  added: z.array(z.strictObject(entry)).describe('what --accept has written'),
});
