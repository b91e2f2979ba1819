import { postFigures, type PostFigure } from '@talent/page-parts/figure-list';
import { Button } from '@talent/ui/button';
import { useEffect, useRef } from 'react';
import type { ReactNode } from 'react';
import { toolbarTexts } from '../content/editor-words';

interface FigurePanelProps {
  onChoose: (figure: PostFigure) => void;
  onClose: () => void;
}

/** The figures that a post can show, to choose one. */
export function FigurePanel({ onChoose, onClose }: FigurePanelProps): ReactNode {
  const list = useRef<HTMLUListElement>(null);
  useEffect(() => list.current?.querySelector('button')?.focus(), []);
  return (
    <ul
      ref={list}
      aria-label={toolbarTexts.figures}
      className="border-rule mb-2 flex flex-wrap gap-1.5 border p-3"
      onKeyDown={(event) => {
        if (event.key === 'Escape') onClose();
      }}
    >
      {postFigures.map((figure) => (
        <li key={figure.id}>
          <Button size="sm" variant="secondary" onClick={() => onChoose(figure)}>
            {figure.title}
          </Button>
        </li>
      ))}
    </ul>
  );
}
