import { isStoreKey } from '@talent/artifact/store-key';

/** A bucket, a folder in it, and its access key. */
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

/** Store of artifacts, pages and the registry. */
export type StoreChoice =
  /** `<DATA_DIR>/store`. */
  { kind: 'files' } | { kind: 's3'; location: S3Location };

/** Content of `STORE_URL`; the key pair has variables of its own. */
export type StoreAddress = Omit<S3Location, 'accessKeyId' | 'secretAccessKey'>;

/** Names that every S3-compatible service takes. */
const BUCKET = /^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/;

/** Reads `s3://bucket/folder?region=…&endpoint=…`; undefined for other texts. */
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
  return { bucket: url.host, prefix, region, endpoint: endpoint.replace(/(?<!\/)\/+$/, '') };
}

/** Interval of checking for a release, ms: requests to a bucket cost money and time. */
export function pollMsOf({ kind }: StoreChoice): number {
  return kind === 'files' ? 200 : 2000;
}
