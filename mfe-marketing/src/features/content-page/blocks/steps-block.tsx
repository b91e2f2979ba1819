import type { Block } from '../../../content/page-content';
import { InlineText } from './inline-text';

/** Steps on a timeline. */
export function StepsBlock({ steps }: Extract<Block, { kind: 'steps' }>) {
  return (
    <ol className="max-w-3xl border-l border-rule">
      {steps.map(({ title, text, when }, index) => (
        <li key={title} className="relative pb-8 pl-8 last:pb-0">
          <span
            aria-hidden="true"
            className="absolute top-0 -left-3.5 flex size-7 items-center justify-center rounded-full border border-ink bg-paper text-sm font-medium tabular-nums"
          >
            {index + 1}
          </span>
          <h3 className="text-subheading">
            {title}
            {when && <span className="ml-3 font-sans text-sm text-ink-muted">{when}</span>}
          </h3>
          <p className="mt-2 max-w-prose">
            <InlineText text={text} />
          </p>
        </li>
      ))}
    </ol>
  );
}
