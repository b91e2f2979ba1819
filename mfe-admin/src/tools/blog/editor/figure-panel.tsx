import { postFigures, type PostFigure } from '@talent/page-parts/figure-list';
import { Button } from '@talent/ui/button';
import type { ReactNode } from 'react';
import { toolbarTexts } from '../content/blog-tools';

/** The figures that a post can show, to choose one. */
export function FigurePanel({ onChoose }: { onChoose: (figure: PostFigure) => void }): ReactNode {
  return (
    <ul
      aria-label={toolbarTexts.figures}
      className="border-rule mb-2 flex flex-wrap gap-1.5 border p-3"
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
