import { ContentsLink } from '@talent/page-parts/contents-rail';
import { useCurrentSection } from '@talent/page-parts/use-current-section';
import { guideText } from '../content/guide-text';
import type { Guide } from '../facts/guide';
import { guideOutline, type OutlineEntry } from '../facts/guide-outline';

/**
 * Links to the chapters: beside them on a wide screen, folded away above them on a narrow one. The chapter that is being
 * read is marked, and inside its chapter the role; without scripts it is a plain list.
 */
export function Contents({ guide }: { guide: Pick<Guide, 'roles'> }) {
  const outline = guideOutline(guide);
  const current = useCurrentSection(
    outline.flatMap(({ id, parts }) => [id, ...parts.map((part) => part.id)]),
  );
  return (
    <nav aria-label={guideText.contents} className="print:hidden">
      <div className="sticky top-24 hidden max-h-[calc(100svh-7rem)] overflow-y-auto pb-6 lg:block">
        <p className="mb-2 pl-4 text-sm font-semibold">{guideText.contents}</p>
        <Entries outline={outline} current={current} />
      </div>
      <details className="mb-8 border-b border-rule pb-4 lg:hidden">
        <summary className="py-2 text-sm font-semibold">{guideText.contents}</summary>
        <div className="pt-2">
          <Entries outline={outline} current={current} />
        </div>
      </details>
    </nav>
  );
}

interface EntriesProps {
  outline: readonly OutlineEntry[];
  current: string | null;
}

function Entries({ outline, current }: EntriesProps) {
  return (
    <ul className="contents-links border-l border-rule text-sm">
      {outline.map(({ id, title, parts }) => (
        <li key={id}>
          <ContentsLink
            id={id}
            text={title}
            isCurrent={id === current || parts.some((part) => part.id === current)}
          />
          {parts.length > 0 && (
            <details className="pl-4">
              <summary className="py-1 text-ink-muted">
                {`${parts.length} ${guideText.rolesShown}`}
              </summary>
              <ul className="border-l border-rule">
                {parts.map((part) => (
                  <li key={part.id}>
                    <ContentsLink id={part.id} text={part.title} isCurrent={part.id === current} />
                  </li>
                ))}
              </ul>
            </details>
          )}
        </li>
      ))}
    </ul>
  );
}
