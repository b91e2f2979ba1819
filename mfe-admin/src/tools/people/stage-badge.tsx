import { Badge } from '@talent/ui/badge';
import type { ReactNode } from 'react';
import type { Stage } from './api/people';
import { stageLabels } from './content/people';

export const stageTones = {
  new: 'signal',
  'in talk': 'neutral',
  shortlist: 'neutral',
  placed: 'positive',
  closed: 'neutral',
} as const;

export function StageBadge({ stage }: { stage: Stage }): ReactNode {
  return <Badge tone={stageTones[stage]}>{stageLabels[stage]}</Badge>;
}
