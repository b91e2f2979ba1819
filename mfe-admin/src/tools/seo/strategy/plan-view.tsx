import type { ReactNode } from 'react';
import type { Strategy } from '../api/strategy';
import { madeByLabels, strategyTexts } from '../content/seo-strategy';
import { PlanItemView } from './plan-item-view';
import { formatUtc, isoTime } from '../../../time/utc';

/** A plan: who or what made it and when, then its items with the facts beside them. */
export function PlanView({ strategy }: { strategy: Strategy }): ReactNode {
  const { plan, facts, created_at } = strategy;
  const time = isoTime(created_at);
  return (
    <section aria-label={strategyTexts.plan}>
      <p role="status" className="sr-only">
        {strategyTexts.done(plan.items.length)}
      </p>
      <p className="mb-4 text-sm">
        <span className="font-semibold">{madeByLabel(strategy)}</span>
        <span className="text-ink-muted">
          {' · '}
          <time dateTime={time}>{formatUtc(time)}</time> UTC
        </span>
      </p>
      {plan.items.length === 0 ? (
        <p>{strategyTexts.nothing}</p>
      ) : (
        <ol className="border-rule border-t">
          {plan.items.map((item, index) => (
            <PlanItemView
              key={`${index} ${item.title}`}
              place={index + 1}
              item={item}
              facts={facts}
              isByModel={strategy.kind === 'gemini'}
            />
          ))}
        </ol>
      )}
      {plan.leftOut > 0 && (
        <p className="text-ink-muted mt-3 text-sm">{strategyTexts.leftOut(plan.leftOut)}</p>
      )}
    </section>
  );
}

/** The maker of a plan: a model or the rules. */
export function madeByLabel({
  model,
  reason,
}: {
  model: string | null;
  reason: string | null;
}): string {
  if (model !== null) return madeByLabels.gemini(model);
  return reason === 'asked' ? madeByLabels.asked : madeByLabels['no-key'];
}
