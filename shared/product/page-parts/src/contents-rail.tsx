import { useCurrentSection } from './use-current-section';

/** A part of a page in its list of contents. */
export interface ContentsEntry {
  /** Id of the part's element. */
  id: string;
  text: string;
}

export interface ContentsRailProps {
  title: string;
  entries: readonly ContentsEntry[];
}

/**
 * Links to the parts of a page: beside them on a wide screen, folded away above them on a narrow one. The part that is being
 * read is marked; without scripts it is a plain list.
 */
export function ContentsRail({ title, entries }: ContentsRailProps) {
  const current = useCurrentSection(entries.map(({ id }) => id));
  const list = (
    <ul className="contents-links border-l border-rule text-sm">
      {entries.map(({ id, text }) => (
        <li key={id}>
          <ContentsLink id={id} text={text} isCurrent={id === current} />
        </li>
      ))}
    </ul>
  );
  return (
    <nav aria-label={title} className="print:hidden">
      <div className="sticky top-24 hidden max-h-[calc(100svh-7rem)] overflow-y-auto pb-6 lg:block">
        <p className="mb-2 pl-4 text-sm font-semibold">{title}</p>
        {list}
      </div>
      <details className="mb-4 border-b border-rule pb-2 lg:hidden">
        <summary className="py-2 text-sm font-semibold">{title}</summary>
        <div className="pt-2">{list}</div>
      </details>
    </nav>
  );
}

/** One link of a list of contents, inside a list of the class `contents-links`. */
export function ContentsLink({ id, text, isCurrent }: ContentsEntry & { isCurrent: boolean }) {
  return (
    <a href={`#${id}`} aria-current={isCurrent ? 'true' : undefined}>
      {text}
    </a>
  );
}
