import {
  ATTEMPTS,
  createS3Client,
  StoreError,
  unreachable,
  type S3ClientOptions,
} from './s3-client.ts';
import type { S3Location } from '@talent/settings/store-choice';
import { byKey, isStoreKey, keyToWrite } from '@talent/artifact/store-key';
import { bytesToStore, type Store, type StoredFile, type StoreEntry } from '../store.ts';
import { XMLParser } from 'fast-xml-parser';
import { z } from 'zod';

interface S3StoreOptions extends S3ClientOptions {
  /** Keys of one page of a listing; default: as many as the service gives. */
  pageSize?: number;
}

/** Header with the writer of an object: tells this process's object from another's. */
const WRITER = 'x-amz-meta-writer';

/**
 * Creates a store in a bucket of Amazon S3 or of a compatible service (R2, MinIO, Ceph and others), whose methods throw `StoreError`. The
 * first `create` of a process tests whether the bucket has conditional writes.
 */
export function createS3Store(location: S3Location, options: S3StoreOptions = {}): Store {
  const client = createS3Client(location, options);
  const root = location.prefix === '' ? '' : `${location.prefix}/`;
  let usable: Promise<void> | null = null;

  async function read(key: string): Promise<StoredFile | null> {
    if (!isStoreKey(key)) return null;
    const { status, headers, body } = await client.send({ method: 'GET', key: root + key });
    if (status === 404) return null;
    return { body, modifiedAt: new Date(headers.get('last-modified') ?? 0) };
  }

  async function has(key: string): Promise<boolean> {
    if (!isStoreKey(key)) return false;
    return (await client.send({ method: 'HEAD', key: root + key })).status !== 404;
  }

  async function entries(prefix: string): Promise<StoreEntry[]> {
    if (prefix !== '' && !isStoreKey(prefix)) return [];
    const query = {
      'list-type': '2',
      prefix: prefix === '' ? root : `${root}${prefix}/`,
      ...(options.pageSize === undefined ? {} : { 'max-keys': String(options.pageSize) }),
    };
    const found: StoreEntry[] = [];
    for (let next: string | null = ''; next !== null;) {
      const continued = next === '' ? {} : { 'continuation-token': next };
      const { body } = await client.send({ method: 'GET', query: { ...query, ...continued } });
      const page = parseListing(new TextDecoder().decode(body));
      found.push(...page.entries.map((entry) => ({ ...entry, key: entry.key.slice(root.length) })));
      next = page.next;
    }
    return found.sort(byKey);
  }

  async function write(key: string, body: Uint8Array | string): Promise<void> {
    await client.send({ method: 'PUT', key: root + keyToWrite(key), body: bytesToStore(body) });
  }

  async function create(key: string, body: Uint8Array | string): Promise<boolean> {
    const target = root + keyToWrite(key);
    usable ??= assertConditional();
    await usable.catch((error: unknown) => {
      usable = null;
      throw error;
    });
    return createOnce(target, bytesToStore(body));
  }

  /** An answer can be lost after the object was made. A retry is then refused, and the writer of the object tells whose it is. */
  async function createOnce(key: string, body: Uint8Array<ArrayBuffer>): Promise<boolean> {
    const writer = crypto.randomUUID();
    const headers = { 'If-None-Match': '*', [WRITER]: writer };
    let mayBeMade = false;
    for (let count = 1; ; count++) {
      const result = await client.attempt({ method: 'PUT', key, headers, body });
      const status = 'answer' in result ? result.answer.status : null;
      if (status === 200) return true;
      if (status === 412) return mayBeMade && (await writerOf(key)) === writer;
      // 409: another conditional write of the same key is in progress.
      if ('answer' in result && status !== 409) throw client.errorOf(result.answer);
      mayBeMade ||= status === null;
      if (count === ATTEMPTS) {
        if (mayBeMade && (await writerOf(key)) === writer) return true;
        throw 'error' in result
          ? unreachable(client.name, result.error)
          : client.errorOf(result.answer);
      }
      await client.pause(count);
    }
  }

  async function writerOf(key: string): Promise<string | null> {
    return (await client.send({ method: 'HEAD', key })).headers.get(WRITER);
  }

  /** A service without conditional writes ignores the header instead of refusing it, so only a test shows it. */
  async function assertConditional(): Promise<void> {
    const key = `${root}probe/${crypto.randomUUID()}`;
    try {
      await createOnce(key, bytesToStore('first'));
      if (await createOnce(key, bytesToStore('second')))
        throw new StoreError('store-conditional-writes', client.name);
    } finally {
      await client.send({ method: 'DELETE', key });
    }
  }

  async function remove(key: string): Promise<void> {
    await client.send({ method: 'DELETE', key: root + keyToWrite(key) });
  }

  const list = async (prefix: string): Promise<string[]> =>
    (await entries(prefix)).map(({ key }) => key);
  return { read, has, list, entries, write, create, remove };
}

interface S3ListingPage {
  entries: StoreEntry[];
  /** Token for the next page; null on the last. */
  next: string | null;
}

// Keys and sizes stay text, as they are; numeric character references count among HTML's.
const parser = new XMLParser({
  htmlEntities: true,
  ignoreDeclaration: true,
  isArray: (name) => name === 'Contents',
  parseTagValue: false,
  trimValues: false,
});

const answerSchema = z.object({
  ListBucketResult: z.object({
    Contents: z
      .array(z.object({ Key: z.string(), Size: z.string(), LastModified: z.string() }))
      .default([]),
    IsTruncated: z.string().optional(),
    NextContinuationToken: z.string().optional(),
  }),
});

/** Reads an answer of ListObjectsV2. Throws a `ZodError` for another document, a `TypeError` without a token for the rest. */
function parseListing(xml: string): S3ListingPage {
  const { ListBucketResult: page } = answerSchema.parse(parser.parse(xml));
  const next = page.IsTruncated === 'true' ? page.NextContinuationToken : null;
  if (next === undefined) throw new TypeError('the listing of the bucket is cut off');
  return {
    entries: page.Contents.map(({ Key, Size, LastModified }) => ({
      key: Key,
      bytes: Number(Size),
      modifiedAt: wholeSecond(LastModified),
    })),
    next,
  };
}

/** Like the `Last-Modified` of a single object, which has no smaller unit. */
function wholeSecond(time: string): Date {
  return new Date(Math.floor(Date.parse(time) / 1000) * 1000);
}
