import { formatPercent } from '@talent/sdk/format';
import { similarity } from '../document/text-signature';
import { siteCheck } from './problem';
import { shownPages } from './shown-pages';
import type { ReadPage } from './shown-pages';

/** Estimated part of common five-word sequences from which two pages have the same content, 0 to 1. */
const nearlyEqual = 0.8;
/** Numbers of a signature that make a band: pages that share none are never compared. */
const bandSize = 4;

/**
 * Pages whose main text is nearly that of another one. Candidates share a band of their signatures (locality-sensitive
 * hashing: two texts of 80% are found with a probability of more than 99.9999%), so that thousands of pages take a moment.
 */
export const duplicatesCheck = siteCheck('duplicates', function* (site) {
  const pages = shownPages(site).filter(({ document }) => document.signature.length > 0);
  for (const [{ path, document }, other] of candidatePairs(pages)) {
    const alike = similarity(document.signature, other.document.signature);
    if (alike < nearlyEqual) continue;
    const evidence = `About ${formatPercent(alike)} of its text is the same as ${other.path}`;
    const subject = other.path;
    yield {
      rule: 'near-duplicate',
      severity: 'warning',
      path,
      subject,
      evidence,
      related: [subject],
    };
  }
});

function candidatePairs(pages: readonly ReadPage[]): Set<[ReadPage, ReadPage]> {
  const buckets = new Map<string, ReadPage[]>();
  const met = new Set<string>();
  const pairs = new Set<[ReadPage, ReadPage]>();
  // In path order, so that of two pages it is always the same one that has the finding.
  for (const page of pages.toSorted((a, b) => (a.path < b.path ? -1 : 1))) {
    const { signature } = page.document;
    for (let start = 0; start < signature.length; start += bandSize) {
      const bucket = `${start}:${signature.subarray(start, start + bandSize).join(',')}`;
      const inside = buckets.get(bucket) ?? [];
      for (const other of inside) {
        const pair = `${other.path} ${page.path}`;
        if (!met.has(pair)) pairs.add([other, page]);
        met.add(pair);
      }
      buckets.set(bucket, [...inside, page]);
    }
  }
  return pairs;
}
