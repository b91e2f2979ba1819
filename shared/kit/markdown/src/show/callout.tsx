import { CircleAlert, Info, Lightbulb, OctagonAlert, TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import type { CalloutTone } from '../document.ts';
import { labels } from './content/labels.ts';

const looks = {
  note: { Icon: Info, edge: 'border-l-signal', word: 'text-signal' },
  tip: { Icon: Lightbulb, edge: 'border-l-positive', word: 'text-positive' },
  important: { Icon: CircleAlert, edge: 'border-l-signal', word: 'text-signal' },
  warning: { Icon: TriangleAlert, edge: 'border-l-warning', word: 'text-warning' },
  caution: { Icon: OctagonAlert, edge: 'border-l-negative', word: 'text-negative' },
} as const satisfies Record<CalloutTone, unknown>;

/** A callout. Its kind is an icon and a word, never a color alone. */
export function Callout({ tone, children }: { tone: CalloutTone; children: ReactNode }) {
  const { Icon, edge, word } = looks[tone];
  return (
    <div
      role="note"
      aria-label={labels.callouts[tone]}
      className={`rounded-sm border border-l-4 border-rule bg-surface px-4 py-3 text-base ${edge}`}
    >
      <p className={`flex items-center gap-2 text-sm font-semibold ${word}`}>
        <Icon aria-hidden="true" className="size-4 shrink-0" />
        <span>{labels.callouts[tone]}</span>
      </p>
      <div className="mt-1.5 space-y-3">{children}</div>
    </div>
  );
}
