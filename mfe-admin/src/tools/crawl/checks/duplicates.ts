import { formatPercent } from '@talent/sdk/format';
import { similarity } from '../document/text-signature';
import { shownPages, siteCheck, warning } from './problem';

/** Estimated part of common five-word sequences from which two pages have the same content, 0 to 1. */
const nearlyEqual = 0.8;

/** Pages whose main text is nearly that of another one. Two million pairs, of 2,000 pages, take less than a second. */
export const duplicatesCheck = siteCheck('duplicates', function* (site) {
  // In path order, so that of two pages it is always the same one that has the finding.
  const pages = shownPages(site).toSorted((a, b) => (a.path < b.path ? -1 : 1));
  for (const [index, { path, document }] of pages.entries()) {
    for (const { path: other, document: second } of pages.slice(index + 1)) {
      const alike = similarity(document.signature, second.signature, nearlyEqual);
      if (alike === 0) continue;
      const evidence = `About ${formatPercent(alike)} of its text is the same as ${other}`;
      yield warning('near-duplicate', evidence, { path, subject: other, related: [other] });
    }
  }
});
