import { MarkdownBody } from '@talent/markdown/markdown-body';
import { parseMarkdown, type Highlight } from '@talent/markdown/parse-markdown';
import { isFigureId, unknownFigures } from '@talent/page-parts/figure-list';
import { useSite } from '@talent/sdk';
import { Notice } from '@talent/ui/notice';
import { lazyPart } from '../lazy/lazy-part';
import { useData } from '../queries/use-data';
import { Loaded } from '../queries/query-part';
import { useDeferredValue, useMemo, type ReactNode } from 'react';
import { fetchFigure } from './api/fetch-figure';
import { writingTexts } from './content/writing';

/** The text as readers will see it. It updates without slowing down the typing. */
export function ShownText(props: { text: string; title: string }): ReactNode {
  const { text, title } = props;
  const { origin } = useSite();
  const shown = useDeferredValue(text);
  const highlight = useHighlight(shown);
  const document = useMemo(
    () => parseMarkdown(shown, { siteOrigin: origin, ...(highlight && { highlight }) }),
    [shown, origin, highlight],
  );
  return (
    <>
      {title !== '' && <p className="font-display text-heading mb-6 font-semibold">{title}</p>}
      {shown.trim() === '' ? (
        <p className="text-ink-muted">{writingTexts.empty}</p>
      ) : (
        <MarkdownBody document={document} figureOf={(id) => <PreviewFigure id={id} />} />
      )}
    </>
  );
}

const { figure: texts } = writingTexts;

// Most texts have no chart.
const PostFigure = lazyPart(
  async () => (await import('@talent/page-parts/post-figure')).PostFigure,
  <p role="status">{texts.loading}</p>,
);

export function PreviewFigure({ id }: { id: string }): ReactNode {
  if (!isFigureId(id)) return <Notice tone="error">{unknownFigures([id])}</Notice>;
  return (
    <Loaded query={{ queryKey: ['figure', id], queryFn: () => fetchFigure(id) }} texts={texts}>
      {(data) => (data ? <PostFigure figure={data} /> : <Notice>{texts.none}</Notice>)}
    </Loaded>
  );
}

/** A line that begins a piece of code in a known language. */
const codeInLanguage = /^ {0,3}(?:```+|~~~+)[ \t]*[a-z]/im;

/** Colors the code of a text as the site does; null until the grammars are here. Most texts have no code, and load none. */
function useHighlight(text: string): Highlight | null {
  const { data = null } = useData({
    queryKey: ['highlight'],
    queryFn: async () => (await import('@talent/markdown/highlight')).highlightCode,
    enabled: codeInLanguage.test(text),
  });
  return data;
}
