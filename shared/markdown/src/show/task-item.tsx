import { VisuallyHidden } from '@talent/ui/visually-hidden';
import { Square, SquareCheck } from 'lucide-react';
import type { ReactNode } from 'react';
import { labels } from './labels.ts';

/** An item of a task list: a read-only checkbox with a text for screen readers. */
export function TaskItem({ checked, children }: { checked: boolean; children: ReactNode }) {
  const Icon = checked ? SquareCheck : Square;
  return (
    <li className="relative list-none">
      <Icon
        aria-hidden="true"
        className={`absolute top-[0.3em] -left-[1.5em] size-[1.05em] ${checked ? 'text-positive' : 'text-ink-muted'}`}
      />
      <VisuallyHidden>{checked ? labels.done : labels.open}</VisuallyHidden>
      {children}
    </li>
  );
}
