import { CornerLeftUp } from 'lucide-react';
import type { ReactNode } from 'react';
import { NOTES_ID, NOTES_LABEL, type Footnote, type MarkdownNode } from '../document.ts';
import { labels } from './content/labels.ts';

export interface FootnotesProps {
  notes: readonly Footnote[];
  contentOf: (body: readonly MarkdownNode[]) => ReactNode;
}

/** The notes at the end of a text, each with a way back to every place that refers to it. */
export function Footnotes({ notes, contentOf }: FootnotesProps) {
  if (notes.length === 0) return null;
  return (
    <section aria-labelledby={NOTES_ID} className="footnotes">
      <h2 id={NOTES_ID} className="mt-0 text-lg">
        {NOTES_LABEL}
      </h2>
      <ol className="mt-3">
        {notes.map(({ id, references, body }, index) => (
          <li key={id} id={id} className="break-words target:bg-signal-wash">
            {contentOf(body)}{' '}
            {references.map((reference, place) => (
              <a
                key={reference}
                href={`#${reference}`}
                aria-label={`${labels.backTo} ${index + 1}${place > 0 ? ` (${place + 1})` : ''}`}
                className="ml-1 inline-flex min-h-6 min-w-6 items-center justify-center align-middle"
              >
                <CornerLeftUp aria-hidden="true" className="size-3.5" />
              </a>
            ))}
          </li>
        ))}
      </ol>
    </section>
  );
}

export interface FootnoteMarkProps {
  id?: string;
  href?: string;
  /** Number of the note. */
  number: string;
}

/** The mark in the text that leads to a note. */
export function FootnoteMark({ id, href, number }: FootnoteMarkProps) {
  return (
    <sup>
      <a id={id} href={href} aria-label={`${labels.footnote} ${number}`}>
        {number}
      </a>
    </sup>
  );
}
