import { Notice } from '@talent/ui/notice';
import { Component, type ReactNode, type Ref } from 'react';
import { lazyPart } from '../lazy/lazy-part';
import { Waiting } from '../queries/query-part';
import { writingTexts } from './content/writing';

// Reading and showing Markdown is much code, and the text itself needs none of it.
const ShownText = lazyPart(
  async () => (await import('./shown-text')).ShownText,
  <Waiting>{writingTexts.loading}</Waiting>,
);

/** Says in the preview's place why a text cannot be shown: the editor around stays. Another text is tried anew. */
class PreviewBoundary extends Component<
  { text: string; children: ReactNode },
  { text: string; reason: string }
> {
  override state = { text: this.props.text, reason: '' };
  static getDerivedStateFromProps = ({ text }: { text: string }, state: { text: string }) =>
    text === state.text ? null : { text, reason: '' };
  static getDerivedStateFromError = (error: unknown) => ({
    reason:
      error instanceof Error && error.name === 'UnreadableTextError'
        ? error.message
        : writingTexts.other,
  });
  override render(): ReactNode {
    const { reason } = this.state;
    if (reason === '') return this.props.children;
    return (
      <Notice live tone="error" title={writingTexts.unreadable}>
        {reason}
      </Notice>
    );
  }
}

export function Preview(props: {
  text: string;
  title?: string;
  /** As high as its place, which has a size of its own. */
  fills?: boolean;
  ref?: Ref<HTMLElement>;
}): ReactNode {
  const { text, title = '', fills = false, ref } = props;
  const place = fills
    ? 'max-lg:min-h-80 lg:absolute lg:inset-0 lg:border-0 lg:border-s lg:ps-8'
    : 'max-h-[52rem] lg:mt-8 lg:border';
  return (
    <section
      ref={ref}
      aria-label={writingTexts.preview}
      tabIndex={0}
      translate="no"
      className={`border-rule bg-paper overflow-auto border-t p-4 ${place}`}
    >
      <PreviewBoundary text={text}>
        <ShownText text={text} title={title} />
      </PreviewBoundary>
    </section>
  );
}
