import { z } from 'zod';
import { appName, appVersion } from '@talent/artifact/manifest';

/** Path on which a gateway with `composerSecret` composes for others. */
export const COMPOSE_PATH = '/_compose';

const pair = { shell: appVersion, app: appName, version: appVersion };
const path = z.string().startsWith('/').max(500);

/** Another gateway of the same store, which composes for those that cannot. */
export interface ComposerHost {
  url: string;
  secret: string;
}

export const composeOrderSchema = z.discriminatedUnion('when', [
  z.strictObject({
    /** Answered immediately with 202; composed in the background, if the target is still stale then. */
    when: z.literal('behind'),
    ...pair,
    target: z.union([path, z.literal('entries')]),
    /** When the stored page was composed. */
    composedAt: z.iso.datetime(),
    /** Age that is still fresh, seconds. */
    maxAge: z.number().int().nonnegative(),
  }),
  z.strictObject({
    /** Answered when a look at the app's entries is over: with 204 where the page exists now, otherwise with 202. */
    when: z.literal('look'),
    ...pair,
    path,
  }),
  z.strictObject({
    /** Answered with 204 when the pages are in the store, or with 503 and a `message`. */
    when: z.literal('now'),
    ...pair,
    /** Empty: all pages that the pair should have. */
    paths: z.array(path).max(2000),
  }),
]);

export type ComposeOrder = z.infer<typeof composeOrderSchema>;
