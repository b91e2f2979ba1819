import type { SiteConfig } from '@talent/sdk/contract';
import { pageFolder } from '@talent/sdk/contract';
import { z } from 'zod';
import { appName, appVersion } from '@talent/artifact/manifest';
import { signatureSchema } from '../registry/trust.ts';

const sha256 = z.string().regex(/^[0-9a-f]{64}$/);

/** SHA-256 of a page's files, hex. */
const pageHashes = {
  /** Of `index.html`, of the resource, or of a redirect's data. */
  hash: sha256,
  /** Of `data.json`; of a page alone. */
  dataHash: sha256.optional(),
};

/** What the site's search says of a page, and knows it by. */
const foundAs = z.strictObject({
  /** What it is, such as `Jobs`. */
  kind: z.string(),
  title: z.string(),
  words: z.string().optional(),
  /** Questions that the page answers. */
  questions: z.array(z.string()).optional(),
});
export type FoundAs = z.infer<typeof foundAs>;

const pageEntrySchema = z.strictObject({
  /** Path of the page; the shell's own frames have `/_not-found` and `/_guarded`, which are no URLs. */
  path: z.string().startsWith('/'),
  pattern: z.string().nullable(),
  kind: z.enum(['page', 'not-found', 'guarded', 'resource', 'redirect']),
  ...pageHashes,
  /** Hashes of the files that are about to replace these: until the index is written again, both are valid. */
  next: z.strictObject(pageHashes).optional(),
  contentType: z.string().optional(),
  /** Path that a redirect leads to. */
  location: z.string().startsWith('/').optional(),
  /** Stamp of the app's settings that it was composed with; absent: the defaults. */
  settings: z
    .string()
    .regex(/^[0-9a-f]{12}$/)
    .optional(),
  /** The page asks search engines to leave it out. */
  noindex: z.literal(true).optional(),
  /** When its content was last changed, as the page itself says; not when it was composed. */
  modifiedAt: z.iso.datetime({ offset: true }).or(z.iso.date()).optional(),
  /** The page has expired: answered as gone, with its content. */
  status: z.literal(410).optional(),
  /** The page expires at this moment. */
  validUntil: z.iso.datetime({ offset: true }).optional(),
  found: foundAs.optional(),
});

/** Every composed page of one shell and one app. It is written last and marks the pair as complete. */
export const pageIndexSchema = z.strictObject({
  schema: z.literal(1),
  shell: appVersion,
  app: appName,
  version: appVersion,
  /** When everything was last composed, ISO 8601. */
  composedAt: z.iso.datetime(),
  /** When the app last listed all its paths, ISO 8601. */
  enumeratedAt: z.iso.datetime(),
  /** Site facts in the pages: pages composed with other facts are composed again. */
  site: z.custom<SiteConfig>((value) => typeof value === 'object' && value !== null),
  pages: z.array(pageEntrySchema),
  /** Pages that are composed with their first visit, whether they were visited or not. */
  onVisit: z
    .array(
      z.strictObject({
        path: z.string().startsWith('/'),
        pattern: z.string(),
        found: foundAs.optional(),
      }),
    )
    .optional(),
  /** Signature of all other fields; without a trusted one the pages are not served. */
  signature: signatureSchema.optional(),
});

export type PageEntry = z.infer<typeof pageEntrySchema>;
export type PageIndex = z.infer<typeof pageIndexSchema>;

/** Whether a page has expired at a moment, and is answered as gone. */
export function isGone({ status, validUntil }: PageEntry, now: Date): boolean {
  return status === 410 || (validUntil !== undefined && Date.parse(validUntil) <= now.getTime());
}

/** Path of the shell's 404 page in its index. */
export const NOT_FOUND_PATH = '/_not-found';
/** Path of the shell's frame around guarded pages in its index. */
export const GUARDED_PATH = '/_guarded';

export function pageIndexKey(shell: string, app: string, version: string): string {
  return `pages/${shell}/${app}/${version}/pages.json`;
}

/** Keys of a page's files in the store: a page has the first two, a redirect its data, a resource the last. */
export function pageKeys(
  pair: Pick<PageIndex, 'shell' | 'app' | 'version'>,
  path: string,
): { html: string; data: string; resource: string } {
  const folder = pageFolder(pair.shell, pair.app, pair.version, path);
  return {
    html: `${folder}/index.html`,
    data: `${folder}/data.json`,
    resource: `${folder}/resource.bin`,
  };
}
