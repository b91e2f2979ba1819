import { guideText } from '../content/guide-text';
import type { Guide } from '../facts/guide';
import { guideOutline } from '../facts/guide-outline';
import type { OutlineEntry } from '../facts/guide-outline';

/** Links to the chapters: beside them on a wide screen, folded away above them on a narrow one. */
export function Contents({ guide }: { guide: Guide }) {
  const outline = guideOutline(guide);
  return (
    <nav aria-label={guideText.contents} className="print:hidden">
      <div className="sticky top-24 hidden max-h-[calc(100svh-7rem)] overflow-y-auto pr-2 pb-6 lg:block">
        <p className="mb-3 text-sm font-semibold">{guideText.contents}</p>
        <Entries outline={outline} />
      </div>
      <details className="mb-8 border-b border-rule pb-4 lg:hidden">
        <summary className="py-2 text-sm font-semibold">{guideText.contents}</summary>
        <div className="pt-3">
          <Entries outline={outline} />
        </div>
      </details>
    </nav>
  );
}

function Entries({ outline }: { outline: readonly OutlineEntry[] }) {
  return (
    <ul className="space-y-1 text-sm">
      {outline.map(({ id, title, parts }) => (
        <li key={id}>
          <Entry id={id} title={title} />
          {parts.length > 0 && (
            <details className="ml-1 border-l border-rule pl-3">
              <summary className="py-1 text-ink-muted">
                {parts.length} {guideText.rolesShown}
              </summary>
              <ul>
                {parts.map((part) => (
                  <li key={part.id}>
                    <Entry {...part} />
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

function Entry({ id, title }: { id: string; title: string }) {
  return (
    <a href={`#${id}`} className="inline-block py-1 text-ink-muted hover:text-ink hover:underline">
      {title}
    </a>
  );
}
