import { contentPageText as text } from './content/content-page-text';
import type { ShownSection } from './shown-block';

/** Links to the page's sections: beside them on a wide screen, folded away above them on a narrow one. */
export function OnThisPage({ sections }: { sections: readonly ShownSection[] }) {
  if (sections.length < 3) return <div />;
  const list = (
    <ul className="space-y-2 text-sm">
      {sections.map(({ id, title, shortTitle = title }) => (
        <li key={id}>
          <a href={`#${id}`} className="text-ink-muted hover:text-ink hover:underline">
            {shortTitle}
          </a>
        </li>
      ))}
    </ul>
  );
  return (
    <nav aria-label={text.contents}>
      <div className="sticky top-24 hidden lg:block">
        <p className="mb-3 text-sm font-semibold">{text.contents}</p>
        {list}
      </div>
      <details className="mb-8 border-b border-rule pb-4 lg:hidden">
        <summary className="py-2 text-sm font-semibold">{text.contents}</summary>
        <div className="pt-3">{list}</div>
      </details>
    </nav>
  );
}
