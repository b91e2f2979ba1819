import { MarkdownBody } from '@talent/markdown/markdown-body';
import { parseMarkdown } from '@talent/markdown/parse-markdown';
import { useSite } from '@talent/sdk';
import { useDeferredValue, useMemo, type ReactNode } from 'react';
import { PreviewFigure } from './preview-figure';
import { useHighlight } from './use-highlight';
import { writingTexts } from './content/writing';

interface ShownTextProps {
  text: string;
  /** Of the page, above the text; empty for none. */
  title: string;
}

/** The text as readers will see it. It updates without slowing down the typing. */
export function ShownText({ text, title }: ShownTextProps): ReactNode {
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
