import { MarkdownBody } from '@talent/markdown/markdown-body';
import type { FigureData } from '@talent/page-parts/figure-data';
import type { ComposedText } from './compose-text';
import { contentsOf, PostContents } from '../post-contents/post-contents';
import { lazy, Suspense, type ReactNode } from 'react';

export interface ArticleLayoutProps extends ComposedText {
  /** Over the list of contents. */
  contentsTitle: string;
  /** Under the text, in its column. */
  children?: ReactNode;
}

/** A long text with its table of contents: next to it on a wide screen, above it on a narrow one. */
export function ArticleLayout({ document, figures, contentsTitle, children }: ArticleLayoutProps) {
  const contents = contentsOf(document);
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-x-20 gap-y-8 border-t border-rule pt-8 md:pt-10 lg:grid-cols-[minmax(0,44rem)_16rem]">
      {contents.length > 0 && (
        <div className="lg:order-last">
          <div className="lg:sticky lg:top-24">
            <PostContents title={contentsTitle} entries={contents} />
          </div>
        </div>
      )}
      <div className="max-w-[44rem] min-w-0 space-y-10">
        <MarkdownBody document={document} figureOf={(id) => figureOf(figures[id])} />
        {children}
      </div>
    </div>
  );
}

function figureOf(figure: FigureData | undefined): ReactNode {
  return figure ? <TextFigure figure={figure} /> : null;
}

// The chart is in the page's HTML. Its code loads beside the page's, and only where a text has a chart.
const PostFigure = lazy(() =>
  import('@talent/page-parts/post-figure').then(
    ({ PostFigure: Figure }) => ({ default: Figure }),
    () => ({ default: FigureMissing }),
  ),
);

function TextFigure({ figure }: { figure: FigureData }) {
  return (
    <Suspense fallback={null}>
      <PostFigure figure={figure} />
    </Suspense>
  );
}

/** The code did not arrive: the finding and its source stay as text. */
function FigureMissing({ figure }: { figure: FigureData }) {
  if (figure.kind === 'pictures') return <p>{`${figure.headline}.`}</p>;
  return (
    <p>
      {`${figure.headline}. ${figure.subtitle}, ${figure.source.period}. Source: ${figure.source.name}.`}
    </p>
  );
}
