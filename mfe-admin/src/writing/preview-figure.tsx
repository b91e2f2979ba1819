import { isFigureId, unknownFigures } from '@talent/page-parts/figure-list';
import { Notice } from '@talent/ui/notice';
import type { ReactNode } from 'react';
import { lazyPart } from '../lazy/lazy-part';
import { Loaded } from '../queries/loaded';
import { fetchFigure } from './api/fetch-figure';
import { writingTexts } from './content/writing';

const { figure: texts } = writingTexts;

// Most texts have no chart.
const PostFigure = lazyPart(
  async () => (await import('@talent/page-parts/post-figure')).PostFigure,
  <p role="status">{texts.loading}</p>,
);

/** A figure as readers will see it, or why they will not. */
export function PreviewFigure({ id }: { id: string }): ReactNode {
  if (!isFigureId(id)) return <Notice tone="error">{unknownFigures([id])}</Notice>;
  return (
    <Loaded query={{ queryKey: ['figure', id], queryFn: () => fetchFigure(id) }} texts={texts}>
      {(data) => (data ? <PostFigure figure={data} /> : <Notice>{texts.none}</Notice>)}
    </Loaded>
  );
}
