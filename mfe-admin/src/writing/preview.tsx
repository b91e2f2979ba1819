import { MarkdownBody } from '@talent/markdown/markdown-body';
import { parseMarkdown } from '@talent/markdown/parse-markdown';
import { useSite } from '@talent/sdk';
import { useDeferredValue, useMemo } from 'react';
import type { ReactNode, Ref } from 'react';
import { PreviewFigure } from './preview-figure';
import { useHighlight } from './use-highlight';
import { writingTexts } from './content/writing';

interface PreviewProps {
  text: string;
  /** Of the page, above the text. */
  title?: string;
  /** As high as its place, which has a size of its own. */
  fills?: boolean;
  ref?: Ref<HTMLElement>;
}

/** The text as readers will see it. It updates without slowing down the typing. */
export function Preview({ text, title = '', fills = false, ref }: PreviewProps): ReactNode {
  const { origin } = useSite();
  const shown = useDeferredValue(text);
  const highlight = useHighlight(shown);
  const document = useMemo(
    () => parseMarkdown(shown, { siteOrigin: origin, ...(highlight && { highlight }) }),
    [shown, origin, highlight],
  );
  const place = fills
    ? 'lg:absolute lg:inset-0 lg:border-0 lg:border-s lg:ps-8 max-lg:min-h-80'
    : 'max-h-[52rem] lg:mt-8 lg:border';
  return (
    <section
      ref={ref}
      aria-label={writingTexts.preview}
      tabIndex={0}
      className={`border-rule bg-paper overflow-auto border-t p-4 ${place}`}
    >
      {title !== '' && <p className="font-display mb-6 text-3xl font-semibold">{title}</p>}
      {shown.trim() === '' ? (
        <p className="text-ink-muted">{writingTexts.empty}</p>
      ) : (
        <MarkdownBody document={document} figureOf={(id) => <PreviewFigure id={id} />} />
      )}
    </section>
  );
}
