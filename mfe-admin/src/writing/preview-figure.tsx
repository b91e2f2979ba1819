import { isFigureId, unknownFigures } from '@talent/page-parts/figure-list';
import { Notice } from '@talent/ui/notice';
import { lazy, Suspense } from 'react';
import type { ReactNode } from 'react';
import { Loaded } from '../queries/loaded';
import { fetchFigure } from './api/fetch-figure';
import { writingTexts } from './content/writing';

const { figure: texts } = writingTexts;

// Most texts have no chart.
const PostFigure = lazy(async () => ({
  default: (await import('@talent/page-parts/post-figure')).PostFigure,
}));

/** A figure as readers will see it, or why they will not. */
export function PreviewFigure({ id }: { id: string }): ReactNode {
  if (!isFigureId(id)) return <Notice tone="error">{unknownFigures([id])}</Notice>;
  return (
    <Loaded query={{ queryKey: ['figure', id], queryFn: () => fetchFigure(id) }} texts={texts}>
      {(data) =>
        data ? (
          <Suspense fallback={<p role="status">{texts.loading}</p>}>
            <PostFigure figure={data} />
          </Suspense>
        ) : (
          <Notice>{texts.none}</Notice>
        )
      }
    </Loaded>
  );
}
