import type { ReactNode } from 'react';
import { guideText } from '../content/guide-text';
import type { GuidePoint } from '../content/guide-prose';
import type { ChapterId } from '../facts/guide-outline';

/** A chapter of the guide under its h2. */
export function Chapter({ id, children }: { id: ChapterId; children: ReactNode }) {
  return (
    <section id={id} aria-labelledby={`${id}-title`} className="mb-12 space-y-6">
      <h2 id={`${id}-title`} className="break-after-avoid text-heading">
        {guideText.sections[id]}
      </h2>
      {children}
    </section>
  );
}

/** Folded parts are printed open: paper has no button. */
export const printed = 'print:details-content:[content-visibility:visible]';

interface ParagraphsProps {
  texts: readonly string[];
  /** How many are shown; the others are folded. All of them by default. */
  shown?: number;
}

/** Running text. */
export function Paragraphs({ texts, shown = texts.length }: ParagraphsProps) {
  const rest = texts.slice(shown);
  return (
    <div className="max-w-prose space-y-3 text-base">
      {texts.slice(0, shown).map((text) => (
        <p key={text}>{text}</p>
      ))}
      {rest.length > 0 && (
        <details className={printed}>
          <summary className="inline-flex min-h-8 items-center text-sm underline underline-offset-4 print:hidden">
            {guideText.more}
          </summary>
          <div className="mt-2 space-y-3">
            {rest.map((text) => (
              <p key={text}>{text}</p>
            ))}
          </div>
        </details>
      )}
    </div>
  );
}

/** Short pieces, each under its own h3. */
export function Points({ points }: { points: readonly GuidePoint[] }) {
  return (
    <div className="grid gap-x-10 gap-y-6 md:grid-cols-2 xl:grid-cols-3 print:block print:space-y-4">
      {points.map(({ title, text }) => (
        <div key={title} className="max-w-prose break-inside-avoid">
          <h3 className="font-semibold">{title}</h3>
          <p className="mt-1">{text}</p>
        </div>
      ))}
    </div>
  );
}
