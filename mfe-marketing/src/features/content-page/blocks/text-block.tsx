import type { Block } from '../../../content/page-content';
import { InlineText } from './inline-text';

/** Paragraphs. */
export function TextBlock({ paragraphs }: Extract<Block, { kind: 'text' }>) {
  return (
    <div className="max-w-prose space-y-4">
      {paragraphs.map((text) => (
        <p key={text}>
          <InlineText text={text} />
        </p>
      ))}
    </div>
  );
}

/** The one thing in a section that a hurried reader should not miss. */
export function CalloutBlock({ title, text }: Extract<Block, { kind: 'callout' }>) {
  return (
    <div className="max-w-prose border-l-4 border-signal bg-surface px-5 py-4">
      <p className="font-semibold">{title}</p>
      <p className="mt-1">
        <InlineText text={text} />
      </p>
    </div>
  );
}
