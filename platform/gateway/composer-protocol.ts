import { z } from 'zod';
import { appName, appVersion } from '@talent/artifact/manifest';

/** Where a gateway asks the host that composes. */
export const COMPOSE_PATH = '/_compose';

const pair = { shell: appVersion, app: appName, version: appVersion };
const path = z.string().startsWith('/').max(500);

/** What a gateway asks for, as JSON. */
export const composeOrderSchema = z.discriminatedUnion('when', [
  z.strictObject({
    /** Answered at once with 202; composed when its turn comes, if it is still too old then. */
    when: z.literal('behind'),
    ...pair,
    /** A canonical path, or `entries`. */
    target: z.union([path, z.literal('entries')]),
    /** When what visitors get was composed. */
    composedAt: z.iso.datetime(),
    /** Age that is still fresh, seconds. */
    maxAge: z.number().int().nonnegative(),
  }),
  z.strictObject({
    /** Answered with 204 when the pages are in the store, or with 503 and a `message`. */
    when: z.literal('now'),
    ...pair,
    /** None: all pages that the pair should have. */
    paths: z.array(path).max(2000),
  }),
]);

export type ComposeOrder = z.infer<typeof composeOrderSchema>;
