import type { StoreEntry } from '../store.ts';

/** One page of a listing of a bucket. */
export interface S3ListingPage {
  entries: StoreEntry[];
  /** What asks for the page after this one; null on the last. */
  next: string | null;
}

/** Reads an answer of ListObjectsV2. */
export function parseListing(xml: string): S3ListingPage {
  const entries = [...xml.matchAll(/<Contents>(.*?)<\/Contents>/gs)].map(([, contents = '']) => ({
    key: valueOf(contents, 'Key'),
    bytes: Number(valueOf(contents, 'Size')),
    modifiedAt: wholeSecond(valueOf(contents, 'LastModified')),
  }));
  const isTruncated = valueOf(xml, 'IsTruncated') === 'true';
  return { entries, next: isTruncated ? valueOf(xml, 'NextContinuationToken') : null };
}

/** Like the `Last-Modified` of a single object, which has no smaller unit. */
function wholeSecond(time: string): Date {
  return new Date(Math.floor(Date.parse(time) / 1000) * 1000);
}

function valueOf(xml: string, name: string): string {
  return unescapeXml(new RegExp(`<${name}>(.*?)</${name}>`, 's').exec(xml)?.[1] ?? '');
}

const NAMED: Readonly<Record<string, string>> = {
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  amp: '&',
};

function unescapeXml(text: string): string {
  return text.replace(/&(#x[0-9a-f]+|#\d+|[a-z]+);/gi, (whole, reference: string) => {
    if (!reference.startsWith('#')) return NAMED[reference] ?? whole;
    const isHex = reference[1]?.toLowerCase() === 'x';
    return String.fromCodePoint(Number.parseInt(reference.slice(isHex ? 2 : 1), isHex ? 16 : 10));
  });
}
