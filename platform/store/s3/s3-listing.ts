import { XMLParser } from 'fast-xml-parser';
import { z } from 'zod';
import type { StoreEntry } from '../store.ts';

/** One page of a listing of a bucket. */
export interface S3ListingPage {
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
export function parseListing(xml: string): S3ListingPage {
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
