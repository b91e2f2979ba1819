import type { FigureData } from '@talent/page-parts/figure-data';
import { lazy, Suspense } from 'react';

// The chart is in the page's HTML. Its code loads beside the page's, and only where a text has a chart.
const PostFigure = lazy(() =>
  import('@talent/page-parts/post-figure').then(
    ({ PostFigure: Figure }) => ({ default: Figure }),
    () => ({ default: FigureMissing }),
  ),
);

/** A chart in a text; its link is below it. */
export function TextFigure({ figure }: { figure: FigureData }) {
  return (
    <Suspense fallback={null}>
      <PostFigure figure={figure} />
    </Suspense>
  );
}

/** The code did not arrive: the finding and its source stay as text. */
function FigureMissing({ figure }: { figure: FigureData }) {
  if (figure.kind === 'pictures') return <p>{figure.headline}.</p>;
  return (
    <p>
      {figure.headline}. {figure.subtitle}, {figure.source.period}. Source: {figure.source.name}.
    </p>
  );
}
