import type { ReactNode } from 'react';
import { MarkDrawing } from './mark-drawing.tsx';
import { pictureOfEmpty, type EmptyKind } from './pictures/picture-of-empty.ts';

export interface EmptyStateProps {
  /** The shape that the data would have. */
  kind: EmptyKind;
  /** The missing thing, and how to fill it. */
  children: ReactNode;
}

/** In place of a list, table or chart without data: its shape in hollow marks, and what fills it. */
export function EmptyState({ kind, children }: EmptyStateProps) {
  return (
    <div className="flex flex-wrap items-center gap-x-8 gap-y-4 border-y border-rule py-6 text-ink-muted">
      <MarkDrawing picture={pictureOfEmpty(kind)} className="h-auto w-30 flex-none opacity-60" />
      <div className="max-w-prose min-w-48 flex-1">{children}</div>
    </div>
  );
}
