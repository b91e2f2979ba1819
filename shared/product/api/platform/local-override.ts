import { z } from '@talent/protocol/forms/schema';

/**
 * Address of local overrides: POST with an access token begins one for the session of the token, and POST of a form to
 * `OVERRIDE_END_PATH` ends it.
 */
export const OVERRIDE_PATH = '/_override';

/** A form of this site that posts here ends the override of its browser. Its field `to` is the page to go to. */
export const OVERRIDE_END_PATH = '/_override/end';

/** Path of the staff tool that asks before it begins an override. Its fragment is the order, which no server is sent. */
export const OVERRIDE_TOOL_PATH = '/security-dashboard/local-override';

/** Origin of a server on the developer's own machine. Only these may show an app: code from there is already on that machine. */
const loopbackOrigin = z.string().regex(/^http:\/\/(?:localhost|127\.0\.0\.1):(?!0)\d{1,5}$/);

const appName = z.string().regex(/^[a-z][a-z0-9-]{0,60}$/);

/** The one-time word of a link, which is also the first part of every address on the developer's machine. */
const link = z.string().regex(/^[A-Z2-7]{26}$/);

/** The app to show from a developer's machine: query of the staff tool, and body of the order to begin. */
export const overrideOrderSchema = z.strictObject({ app: appName, from: loopbackOrigin, link });
export type OverrideOrder = z.infer<typeof overrideOrderSchema>;

/** Address of the staff tool on a site, with an order. */
export function overrideToolUrl(site: string, order: OverrideOrder): string {
  return `${site}${OVERRIDE_TOOL_PATH}#${new URLSearchParams(order)}`;
}

/** The order in the fragment of the tool's address; null where it holds none. */
export function readOverrideOrder(fragment: string): OverrideOrder | null {
  const asked = Object.fromEntries(new URLSearchParams(fragment.replace(/^#/, '')));
  return overrideOrderSchema.safeParse(asked).data ?? null;
}

/** Base path of an app on the developer's server, with a trailing slash. */
export const overrideBase = ({ from, link, app }: OverrideOrder): string =>
  `${from}/${link}/${app}/`;

/** The part of the one-time word that a person compares: `ABCD EFGH`. */
export const shownCode = (word: string): string => `${word.slice(0, 4)} ${word.slice(4, 8)}`;

/** Answer to an order. `refused` says why nothing was begun. */
export const overrideAnswerSchema = z.discriminatedUnion('status', [
  z.object({
    status: z.literal('begun'),
    /** ISO 8601, UTC. */
    until: z.string(),
    /** A page of the app, to be loaded as a document. */
    to: z.string(),
  }),
  z.object({
    status: z.literal('refused'),
    reason: z.enum(['turned-off', 'fresh-sign-in', 'used-link', 'unknown-app', 'not-understood']),
  }),
]);
export type OverrideAnswer = z.infer<typeof overrideAnswerSchema>;

/** In the composition of a page that shows an app from a developer's machine. */
export interface LocalOverride {
  app: string;
  /** Origin of the developer's server. */
  from: string;
  /** Base URL of the app there, with a trailing slash. */
  base: string;
  /** Until when, ISO 8601, UTC. */
  until: string;
}

/** A fact that the gateway adds to the contract's composition. Absent for everyone without an override. */
export interface Overridden {
  override?: LocalOverride;
}

/** Events that the developer's server sends at `<base>events`, as the data of a message. `id` changes with every build. */
export type BuildEvent = { status: 'built'; id: string } | { status: 'failed' };
