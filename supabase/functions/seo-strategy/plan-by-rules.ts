import type { MeasuredPage, PlanItem, SeoPlan } from '@talent/api/seo/strategy';
import { factId } from './facts-of-pages.ts';
import { planRules } from './plan-rules.ts';

/** A plan of the same facts without a model: the rules that the pages break, most important first. */
export function planByRules(pages: readonly MeasuredPage[]): SeoPlan {
  const items = planRules.flatMap(({ applies, facts, steps, ...rule }) =>
    pages.flatMap((page, index): PlanItem[] =>
      applies(page)
        ? [
            {
              ...rule,
              steps: [...steps],
              facts: facts.map((kind) => factId(index, kind)),
              page: page.pagePath,
            },
          ]
        : [],
    ),
  );
  return { items: items.slice(0, 100), leftOut: 0 };
}
