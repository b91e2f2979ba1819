import type { PolicyBackend } from '../policy-backend.ts';
import { describeAuthorityPolicies } from './authority-policies.ts';
import { describeSeoConnectionPolicies } from './seo-connection-policies.ts';
import { describeSeoCrawlPolicies } from './seo-crawl-policies.ts';

/** Rights to read and write the data of the SEO tools. */
export function describeSeoPolicies(backend: () => PolicyBackend): void {
  describeAuthorityPolicies(backend);
  describeSeoCrawlPolicies(backend);
  describeSeoConnectionPolicies(backend);
}
