import { cutText } from '@talent/api/text/cut-text';
import type { CrawledSite } from '../site/crawled-site';
import { checks } from '../checks/checks';
import type { Check, Problem } from '../checks/problem';
import type { NewFinding } from '../api/crawls';

/** Longest evidence and subject that are kept, characters. */
const longestEvidence = 600;
const longestSubject = 300;
/** Most pages that a finding names beside its own. */
const mostRelated = 10;

/** Everything that the checks find on a site, once each. Checks of the whole site are left out where only a part was read. */
export function findProblems(site: CrawledSite): NewFinding[] {
  const findings = checks
    .filter(({ needsWhole }) => site.isWhole || !needsWhole)
    .flatMap((check) => check.find(site).map((problem) => toFinding(check, problem)));
  return [...new Map(findings.map((finding) => [finding.fingerprint, finding])).values()];
}

/** A problem as it is kept. The same finding of another crawl has the same fingerprint. */
export function toFinding({ key, needsWhole }: Check, problem: Problem): NewFinding {
  const subject = cutText(problem.subject, longestSubject);
  return {
    ...problem,
    subject,
    evidence: cutText(problem.evidence, longestEvidence),
    related: problem.related.slice(0, mostRelated),
    check_key: key,
    needs_whole: needsWhole,
    fingerprint: [key, problem.rule, cutText(problem.path, longestSubject), subject].join(' '),
  };
}
