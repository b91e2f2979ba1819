import { z } from 'zod';

/** Features of the browser that a page asks a permission for, by their name in `Permissions-Policy` where it has one. */
export const PERMISSIONS = [
  'camera',
  'clipboard-read',
  'clipboard-write',
  'display-capture',
  'fullscreen',
  'geolocation',
  'midi',
  'microphone',
  'notifications',
  'payment',
  'picture-in-picture',
  'publickey-credentials-create',
  'publickey-credentials-get',
  'screen-wake-lock',
  'storage-access',
  'usb',
  'web-share',
] as const;

export type Permission = (typeof PERMISSIONS)[number];

/** Kinds of facts about a person that a form asks for. */
export const PERSONAL_DATA = [
  'address',
  'birthday',
  'email',
  'file',
  'name',
  'organization',
  'passkey',
  'password',
  'payment',
  'phone',
  'second factor',
] as const;

/** `https://host`, with a port where it is not the usual one; `wss://` for sockets. */
export const foreignOrigin = z
  .string()
  .regex(
    /^(https|wss?|http):\/\/[a-z0-9.-]+(:\d+)?$/,
    'must be an origin such as https://example.com',
  );

/** A route pattern; only there the need exists. */
const pattern = z.string().regex(/^\/\S*$/, 'must be a path pattern such as /blog/:slug');

/** The routes of the app that have a need. Absent: all of them. A shell's need without routes is one of every page of the site. */
const on = z.array(pattern).min(1).optional();

/**
 * A name, or the beginning of names with `*` at its end. The entry `dynamic` says that the code computes some of them: then only
 * the run time can compare.
 */
const nameOrPrefix = z
  .string()
  .regex(/^[^*\s]+\*?$/, 'must be a name, or its beginning with "*" at the end');

/** The schema of an app's `capabilities.json`: what its code needs of a browser and of the site. Each list is empty by default. */
export const capabilitiesSchema = z.strictObject({
  /** Foreign origins that scripts request or send to. The site itself and its backend need no entry. */
  connects: z.array(z.strictObject({ origin: foreignOrigin, on })).default([]),
  /** Names of everything that is kept in the browser. */
  storage: z
    .strictObject({
      local: z.array(nameOrPrefix).default([]),
      session: z.array(nameOrPrefix).default([]),
      databases: z.array(nameOrPrefix).default([]),
      caches: z.array(nameOrPrefix).default([]),
    })
    .prefault({}),
  /** Names of cookies that scripts read or write. */
  cookies: z.array(nameOrPrefix).default([]),
  /** Names that scripts set on `window`, or read there although no browser has them. */
  globals: z.array(nameOrPrefix).default([]),
  /** Exports of `@talent/sdk` that are used. */
  sdk: z.array(z.string().min(1)).default([]),
  links: z
    .strictObject({
      /** Routes of other apps that pages link to. */
      routes: z.array(pattern).default([]),
      /** Foreign origins that are named in the code, to link to them or as a source. */
      origins: z.array(foreignOrigin).default([]),
    })
    .prefault({}),
  /** Facts about people that forms ask for. */
  personalData: z.array(z.enum(PERSONAL_DATA)).default([]),
  workers: z
    .array(
      z.strictObject({
        kind: z.enum(['worker', 'shared-worker', 'service-worker', 'worklet']),
        on,
      }),
    )
    .default([]),
  permissions: z.array(z.strictObject({ name: z.enum(PERMISSIONS), on })).default([]),
  /** Pages shown in frames: `self`, or a foreign origin. */
  frames: z
    .array(z.strictObject({ origin: z.union([z.literal('self'), foreignOrigin]), on }))
    .default([]),
  /**
   * Code made from text by a library that does so only where the browser lets it: the site's policy never does. `eval` cannot be
   * declared.
   */
  codeFromText: z.array(z.enum(['Function'])).default([]),
  /** Names of Trusted Types policies. */
  trustedTypes: z.array(z.strictObject({ name: z.string().regex(/^[\w-]+$/), on })).default([]),
});

export type Capabilities = z.infer<typeof capabilitiesSchema>;

/** The declaration of an app that needs nothing. */
export const NO_CAPABILITIES: Capabilities = capabilitiesSchema.parse({});

/** The entry that permits names which the code computes. */
export const DYNAMIC = 'dynamic';

/** Whether a list of names and prefixes permits a name. */
export function permitsName(list: readonly string[], name: string): boolean {
  return list.some((entry) =>
    entry.endsWith('*') ? name.startsWith(entry.slice(0, -1)) : entry === name,
  );
}
