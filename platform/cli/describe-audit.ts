import type { Audit } from '@talent/api/platform/build-record';

/** An audit in a few words, after the name of its app. */
export function describeAudit(audit: Audit): string {
  if (audit.status === 'unavailable') {
    return `advisories of its dependencies are not available: ${audit.reason}`;
  }
  const { length } = audit.advisories;
  return length === 0
    ? 'no known advisories of its dependencies'
    : `${length} known ${length === 1 ? 'advisory' : 'advisories'} of its dependencies, worst: ${audit.advisories[0]?.severity}`;
}
