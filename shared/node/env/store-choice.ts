import { isStoreKey } from '@talent/artifact/store-key';

/** A bucket, where in it, and who is asking. */
export interface S3Location {
  bucket: string;
  /** Folder of the keys, without slashes at its ends; empty: the whole bucket. */
  prefix: string;
  region: string;
  /** Base URL of an S3-compatible service; null: Amazon's own. */
  endpoint: string | null;
  accessKeyId: string;
  secretAccessKey: string;
}

/** Where artifacts, pages and the registry are. */
export type StoreChoice =
  /** `<DATA_DIR>/store`. */
  { kind: 'files' } | { kind: 's3'; location: S3Location };

/** What `STORE_URL` says; the key pair stands in variables of its own. */
export type StoreAddress = Omit<S3Location, 'accessKeyId' | 'secretAccessKey'>;

/** Names that every S3-compatible service takes. */
const BUCKET = /^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/;

/** Reads `s3://bucket/folder?region=…&endpoint=…`; undefined where it is something else. */
export function readStoreUrl(text: string): StoreAddress | undefined {
  const url = URL.parse(text);
  if (url?.protocol !== 's3:' || !BUCKET.test(url.host) || url.username || url.hash)
    return undefined;
  const prefix = decodeURIComponent(url.pathname.replace(/^\/|\/$/g, ''));
  const { region = 'us-east-1', endpoint, ...rest } = Object.fromEntries(url.searchParams);
  const isKnown = (prefix === '' || isStoreKey(prefix)) && Object.keys(rest).length === 0;
  if (!isKnown || !/^[a-z0-9-]+$/.test(region)) return undefined;
  if (endpoint === undefined) return { bucket: url.host, prefix, region, endpoint: null };
  const base = URL.parse(endpoint);
  if (!['http:', 'https:'].includes(base?.protocol ?? '') || base?.search) return undefined;
  return { bucket: url.host, prefix, region, endpoint: endpoint.replace(/\/+$/, '') };
}

/** How often a gateway looks for a release by default, ms: a bucket is paid for by the request, and further away. */
export function defaultPollMs({ kind }: StoreChoice): number {
  return kind === 'files' ? 200 : 2000;
}
