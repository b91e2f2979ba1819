import type { PolicyBackend } from '../policy-backend.ts';
import { describeAuthorityPolicies } from './authority-policies.ts';
import { describeSeoConnectionPolicies } from './seo-connection-policies.ts';
import { describeSeoCrawlPolicies } from './seo-crawl-policies.ts';

/** Who may read and write what the SEO tools keep. */
export function describeSeoPolicies(backend: () => PolicyBackend): void {
  describeAuthorityPolicies(backend);
  describeSeoCrawlPolicies(backend);
  describeSeoConnectionPolicies(backend);
}
