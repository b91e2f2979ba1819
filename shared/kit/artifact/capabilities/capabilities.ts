import { z } from 'zod';

/** Features of the browser that a page asks a permission for, by their name in `Permissions-Policy` where it has one. */
const FEATURES = [
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
  // Scripts of the site's own origin that run beside the page.
  'worker',
] as const;

/** In front of the name of a Trusted Types policy. */
export const TRUSTED_TYPES = 'trusted-types:';

/** `https://host`, with a port where it is not the usual one; `wss://` for sockets. */
const foreignOrigin = z
  .string()
  .regex(
    /^(https|wss?|http):\/\/[a-z0-9.-]+(:\d+)?$/,
    'must be an origin such as https://example.com',
  );

/** A route pattern; only there the need exists. */
const pattern = z.string().regex(/^\/\S*$/, 'must be a path pattern such as /blog/:slug');

/** The routes of the app that have a need. Absent: all of them. A shell's need without routes is one of every page of the site. */
const on = z.array(pattern).min(1).optional();

const nameOrPrefix = z
  .string()
  .regex(/^[^*\s]+\*?$/, 'must be a name, or its beginning with "*" at the end');

/** The schema of an app's `capabilities.json`: what a person declares. Each list is empty by default. */
export const declarationSchema = z.strictObject({
  /** Foreign origins that scripts request or send to. The site itself and its backend need no entry. */
  connects: z.array(z.strictObject({ origin: foreignOrigin, on })).default([]),
  /** Foreign origins that the code names otherwise, such as to link to them. They grant nothing. */
  origins: z.array(foreignOrigin).default([]),
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
  permissions: z
    .array(
      z.strictObject({
        name: z.union([z.enum(FEATURES), z.string().regex(/^trusted-types:[\w-]+$/)]),
        on,
      }),
    )
    .default([]),
  /** Pages shown in frames: `self`, or a foreign origin. */
  frames: z
    .array(z.strictObject({ origin: z.union([z.literal('self'), foreignOrigin]), on }))
    .default([]),
});

/** The schema of a manifest's `capabilities`: what is declared, and what the build reads in the scripts. */
export const capabilitiesSchema = declarationSchema.extend({
  /** Exports of `@talent/sdk` that are used. */
  sdk: z.array(z.string()).default([]),
  /** Shell only: the exports of `@talent/sdk` that remotes share. Absent: a build that did not note them. */
  exports: z.array(z.string()).optional(),
  /** Version of React that a shell shares, or that a remote was built with. Absent: a build that did not note it. */
  react: z.string().optional(),
  /** Paths that the app links to and does not own, such as `/blog/:any`. */
  links: z
    .strictObject({
      routes: z.array(pattern),
      /** Path -> the first source that links there, by its path in the repository. */
      places: z.record(z.string(), z.string()).default({}),
    })
    .default({ routes: [], places: {} }),
  /** Parts of the backend that the sources name. */
  backend: z
    .strictObject({
      functions: z.array(z.string()).default([]),
      tables: z.array(z.string()).default([]),
      /** Functions of the database. */
      rpcs: z.array(z.string()).default([]),
    })
    .prefault({}),
  /** Names that scripts set on the global object. */
  globals: z.array(z.string()).default([]),
});

export type Declaration = z.infer<typeof declarationSchema>;
export type Capabilities = z.infer<typeof capabilitiesSchema>;

/** The lists of a declaration, by the name that messages have for them. */
export const NEEDS = [
  'connects',
  'origins',
  'storage.local',
  'storage.session',
  'storage.databases',
  'storage.caches',
  'cookies',
  'permissions',
  'frames',
] as const;

export type Need = (typeof NEEDS)[number];

/** One entry of a declaration. */
export interface Entry {
  need: Need;
  name: string;
  /** Routes that it is limited to. */
  on?: string[] | undefined;
}

/** The entries of a declaration. */
export function entriesOf(declared: Declaration): Entry[] {
  const { connects, origins, storage, cookies, permissions, frames } = declared;
  const named = (need: Need, names: readonly string[]) => names.map((name) => ({ need, name }));
  return [
    ...connects.map(({ origin: name, ...limit }) => ({
      need: 'connects' as const,
      name,
      ...limit,
    })),
    ...named('origins', origins),
    ...named('storage.local', storage.local),
    ...named('storage.session', storage.session),
    ...named('storage.databases', storage.databases),
    ...named('storage.caches', storage.caches),
    ...named('cookies', cookies),
    ...permissions.map((one) => ({ need: 'permissions' as const, ...one })),
    ...frames.map(({ origin: name, ...limit }) => ({ need: 'frames' as const, name, ...limit })),
  ];
}
