import { MarkdownBody } from '@talent/markdown/markdown-body';
import { parseMarkdown } from '@talent/markdown/parse-markdown';
import { useSite } from '@talent/sdk';
import { useDeferredValue, useMemo } from 'react';
import type { ReactNode } from 'react';
import { PreviewFigure } from './preview-figure';
import { writingTexts } from './content/writing';

/** The text as readers will see it. It updates without slowing down the typing. */
export function Preview({ text }: { text: string }): ReactNode {
  const { origin } = useSite();
  const shown = useDeferredValue(text);
  const document = useMemo(() => parseMarkdown(shown, { siteOrigin: origin }), [shown, origin]);
  return (
    <section
      aria-label={writingTexts.preview}
      tabIndex={0}
      className="border-rule bg-paper max-h-[52rem] overflow-auto border-t p-4 lg:mt-8 lg:border"
    >
      {shown.trim() === '' ? (
        <p className="text-ink-muted">{writingTexts.empty}</p>
      ) : (
        <MarkdownBody document={document} figureOf={(id) => <PreviewFigure id={id} />} />
      )}
    </section>
  );
}
