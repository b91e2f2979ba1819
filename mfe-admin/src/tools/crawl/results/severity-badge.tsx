import { Badge } from '@talent/ui/badge';
import type { ReactNode } from 'react';
import { resultTexts } from '../content/comprehensive-seo';
import type { Severity } from '../checks/problem';

const tones = { error: 'negative', warning: 'warning', notice: 'neutral' } as const;

/** The severity of a finding. */
export function SeverityBadge({ severity }: { severity: string }): ReactNode {
  const known = toSeverity(severity);
  return <Badge tone={tones[known]}>{resultTexts.severities[known]}</Badge>;
}

/** Reads the severity that the database keeps as text. */
function toSeverity(text: string): Severity {
  return text === 'error' || text === 'warning' ? text : 'notice';
}
