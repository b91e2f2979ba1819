import { Badge } from '@talent/ui/badge';
import type { ReactNode } from 'react';
import type { PostStatus } from '../../posts/api/post';
import { statusLabels } from '../../posts/content/posts';

export const statusTones = {
  draft: 'neutral',
  scheduled: 'signal',
  published: 'positive',
  archived: 'warning',
} as const;

export function StatusBadge({ status }: { status: PostStatus }): ReactNode {
  return <Badge tone={statusTones[status]}>{statusLabels[status]}</Badge>;
}
