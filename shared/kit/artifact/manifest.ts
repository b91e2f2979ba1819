import { z } from 'zod';
import { settingsFactsSchema } from './settings-facts.ts';
import { capabilitiesSchema } from './capabilities/capabilities.ts';

/** SHA-384 as subresource integrity writes it. */
export const integrity = z
  .string()
  .regex(/^sha384-[A-Za-z0-9+/]{64}$/, 'must be sha384-<64 base64 characters>');

const sha256 = z.string().regex(/^[0-9a-f]{64}$/, 'must be a SHA-256 in hexadecimal');

/** Forward-slash path inside the artifact, below `client/` or `server/`; no `.` or `..` segments. */
const artifactPath = z
  .string()
  .regex(/^(client|server)\/[^\\]+$/, 'must be a path below client/ or server/')
  .refine((path) => !path.split('/').some((part) => part === '' || part === '.' || part === '..'), {
    message: 'must not contain empty, "." or ".." segments',
  });

const routePattern = z
  .string()
  .regex(
    /^\/(?:[A-Za-z0-9:._~-]+(?:\/[A-Za-z0-9:._~-]+)*)?$/,
    'must be a path pattern such as /blog/:slug',
  );

const routeSchema = z.strictObject({
  /** React Router pattern. */
  pattern: routePattern,
  /** A file with its own content type, outside client navigation; absent: a page. */
  kind: z.literal('resource').optional(),
  /**
   * The use that other sites may make of a resource: read it in scripts (`data`), or show it in a frame (`embed`); absent: nothing.
   */
  sharing: z.enum(['data', 'embed']).optional(),
  /** Role needed to see the route; an app is guarded as a whole or not at all. */
  guard: z.enum(['admin']).nullable(),
  /** `static`: one page; `entries`: one for each entry the app enumerates; `client`: browser only. */
  prerender: z.enum(['static', 'entries', 'client']),
  /** Seconds after which a composed page is stale and refreshed in the background; null: never. */
  revalidate: z.number().int().positive().nullable(),
  /** Scripts below `client/` that the route needs at once, entry first. */
  scripts: z.array(artifactPath),
  /** Stylesheets below `client/` that the route needs. */
  styles: z.array(artifactPath),
  /** Scripts below `client/` that the route may import after it is shown. */
  later: z.array(artifactPath),
  /** Sitemap facts; null keeps the route out of the sitemap. */
  sitemap: z
    .strictObject({
      changefreq: z.enum(['daily', 'weekly', 'monthly', 'yearly']),
      priority: z.number().min(0).max(1),
    })
    .nullable(),
});

const redirectSchema = z.strictObject({ from: routePattern, to: routePattern });

/** Name of an app: lower case, digits and hyphens. */
export const appName = z.string().regex(/^[a-z][a-z0-9-]*$/, 'must be lower case with hyphens');

/** `<package version>-<short content hash>`. */
export const appVersion = z
  .string()
  .regex(/^\d+\.\d+\.\d+-[0-9a-f]{10}$/, 'must be <major.minor.patch>-<10 hex digits>');

/** The schema of `manifest.json`: everything that the platform knows about an app. */
export const manifestSchema = z.strictObject({
  schema: z.literal(1),
  name: appName,
  kind: z.enum(['shell', 'remote']),
  version: appVersion,
  /** Commit that the artifact was built from, null outside a repository. Not part of the version. */
  commit: z.string().nullable(),
  contract: z.strictObject({
    /** Contract version that a shell provides; null in a remote. */
    provides: z.string().nullable(),
    /** Contract range that a remote needs (semver); null in a shell. */
    needs: z.string().nullable(),
    /** The contract that the app was built with: its version and a hash of its types. */
    types: z.strictObject({ version: z.string(), hash: sha256 }),
  }),
  /**
   * Each name below `client/` ends with a hash of the file's bytes and of all that it imports, so that the file has one URL in
   * all versions. Absent: its URLs name its version.
   */
  contentNames: z.literal(true).optional(),
  /** Teams and persons that CODEOWNERS names for the app's folder, such as `@talent-site/blog`; absent: nobody. */
  owners: z.array(z.string().min(1).max(100)).max(10).optional(),
  /** The app's needs of a browser and of the site: its `capabilities.json`, and what the build read in its scripts. */
  capabilities: capabilitiesSchema,
  /** The app's own limits; absent: the limits of every app of its kind. */
  budget: z
    .strictObject({
      /** Scripts and styles that one route needs before it is shown, compressed with gzip, bytes. */
      routeBytes: z.number().int().positive(),
    })
    .optional(),
  entry: z.strictObject({
    /** Browser entry: the shell's script, or the remote's federated container. */
    client: artifactPath,
    /** Server entry, which the composer renders with. */
    server: artifactPath,
    /** Route closures for later navigations; null in a shell. */
    closures: artifactPath.nullable(),
    /** Scripts below `client/` that every page of the app needs, the browser entry among them. */
    scripts: z.array(artifactPath),
    /** Stylesheets below `client/` that every page of the app needs. */
    styles: z.array(artifactPath),
  }),
  /** Shell only: bare specifier -> server module that remotes share with it (React, the SDK). */
  shared: z.record(z.string(), artifactPath),
  /** Shell only: fonts to preload on every page. */
  fonts: z.array(artifactPath),
  routes: z.array(routeSchema),
  /** Permanent redirects, of the site (shell) or from earlier paths of the app. */
  redirects: z.array(redirectSchema),
  /** The app's settings; absent: it has none. */
  settings: settingsFactsSchema.optional(),
  /** Every file of the artifact but the manifest itself. */
  files: z.record(
    artifactPath,
    z.strictObject({ size: z.number().int().nonnegative(), integrity }),
  ),
});

export type Manifest = z.infer<typeof manifestSchema>;
export type ManifestRoute = z.infer<typeof routeSchema>;

/** The top-level fields of a manifest that match the schema; other fields are absent. */
export type SoundManifest = { [Field in keyof Manifest]?: Manifest[Field] | undefined };

/** Picks the fields of a manifest that can be checked although other fields are broken. */
export function soundManifest(manifest: unknown): SoundManifest {
  if (manifest === null || typeof manifest !== 'object') return {};
  const schemas = new Map<string, { safeParse(value: unknown): { success: boolean } }>(
    Object.entries(manifestSchema.shape),
  );
  const sound = Object.entries(manifest).filter(
    ([field, value]) => schemas.get(field)?.safeParse(value).success,
  );
  return manifestSchema.partial().parse(Object.fromEntries(sound));
}
