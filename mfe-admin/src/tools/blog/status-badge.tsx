import { Badge } from '@talent/ui/badge';
import type { ReactNode } from 'react';
import type { PostStatus } from '../../posts/api/post';
import { statusLabels } from '../../posts/content/posts';

const tones = {
  draft: 'neutral',
  scheduled: 'signal',
  published: 'positive',
  archived: 'warning',
} as const;

export function StatusBadge({ status }: { status: PostStatus }): ReactNode {
  return <Badge tone={tones[status]}>{statusLabels[status]}</Badge>;
}
