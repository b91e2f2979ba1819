import { useCurrentSection } from '@talent/page-parts/use-current-section';
import { NOTES_ID, NOTES_LABEL, type MarkdownDocument } from '@talent/markdown/document';

export interface PostContentsProps {
  title: string;
  entries: readonly ContentsEntry[];
}

/** Links to the sections of a long text; the one that is being read is marked. */
export function PostContents({ title, entries }: PostContentsProps) {
  const current = useCurrentSection(entries.map(({ id }) => id));
  return (
    <nav
      aria-label={title}
      className="border-l border-rule text-sm lg:max-h-[calc(100svh-8rem)] lg:overflow-y-auto"
    >
      <p aria-hidden="true" className="pl-5 font-semibold">
        {title}
      </p>
      <ol className="mt-2">
        {entries.map(({ id, text }) => (
          <li key={id}>
            <a
              href={`#${id}`}
              aria-current={id === current ? 'location' : undefined}
              className="-ml-px block border-l-2 border-transparent py-1.5 pl-5 text-ink-muted underline-offset-4 hover:text-ink hover:underline aria-[current]:border-signal aria-[current]:text-ink"
            >
              {text}
            </a>
          </li>
        ))}
      </ol>
    </nav>
  );
}

interface ContentsEntry {
  id: string;
  text: string;
}

/** Fewer sections than this are found without a list of them. */
const MINIMUM = 3;

/** The sections of a text and its notes, or none where there are too few to list. */
export function contentsOf({ headings, footnotes }: MarkdownDocument): ContentsEntry[] {
  const sections = headings
    .filter(({ level }) => level === 2)
    .map(({ id, text }) => ({ id, text }));
  if (sections.length < MINIMUM) return [];
  const notes = footnotes.length > 0 ? [{ id: NOTES_ID, text: NOTES_LABEL }] : [];
  return [...sections, ...notes];
}
