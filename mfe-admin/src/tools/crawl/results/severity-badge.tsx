import { Badge } from '@talent/ui/badge';
import type { ReactNode } from 'react';
import { resultTexts } from '../content/comprehensive-seo';

const tones = { error: 'negative', warning: 'warning', notice: 'neutral' } as const;

/** The severity of a finding. */
export function SeverityBadge({ severity }: { severity: string }): ReactNode {
  // An older release may have stored others.
  const known = severity === 'error' || severity === 'warning' ? severity : 'notice';
  return <Badge tone={tones[known]}>{resultTexts.severities[known]}</Badge>;
}
