import type { ReactNode } from 'react';
import { guideText } from '../content/guide-text';
import type { GuidePoint } from '../content/guide-prose';
import type { ChapterId } from '../facts/guide-outline';

/** A chapter of the guide under its h2. */
export function Chapter({ id, children }: { id: ChapterId; children: ReactNode }) {
  return (
    <section id={id} aria-labelledby={`${id}-title`} className="mb-16 scroll-mt-24 space-y-8">
      <h2 id={`${id}-title`} className="text-heading">
        {guideText.sections[id]}
      </h2>
      {children}
    </section>
  );
}

/** Running text. */
export function Paragraphs({ texts }: { texts: readonly string[] }) {
  return (
    <div className="max-w-prose space-y-4 text-lg">
      {texts.map((text) => (
        <p key={text}>{text}</p>
      ))}
    </div>
  );
}

/** Short pieces, each under its own h3. */
export function Points({ points }: { points: readonly GuidePoint[] }) {
  return (
    <div className="space-y-6">
      {points.map(({ title, text }) => (
        <div key={title} className="max-w-prose break-inside-avoid">
          <h3 className="text-subheading">{title}</h3>
          <p className="mt-2 text-lg">{text}</p>
        </div>
      ))}
    </div>
  );
}
