import type { ReactNode } from 'react';
import { resultTexts } from '../content/comprehensive-seo';

type View = keyof typeof resultTexts.views;

const views = Object.keys(resultTexts.views) as View[];

/** The view that an address asks for. */
export function toView(text: string | null): View {
  return views.find((view) => view === text) ?? 'findings';
}

interface ViewLinksProps {
  shown: View;
  onShow: (view: View) => void;
}

/** What of a crawl is shown. */
export function ViewLinks({ shown, onShow }: ViewLinksProps): ReactNode {
  return (
    <div
      role="group"
      aria-label={resultTexts.heading}
      className="border-rule flex flex-wrap border-b"
    >
      {views.map((view) => (
        <button
          key={view}
          type="button"
          aria-pressed={view === shown}
          className="text-ink-muted hover:text-ink aria-pressed:text-ink aria-pressed:border-signal -mb-px min-h-11 border-b-2 border-transparent px-3 font-medium"
          onClick={() => onShow(view)}
        >
          {resultTexts.views[view]}
        </button>
      ))}
    </div>
  );
}
