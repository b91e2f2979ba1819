import { seoLimits } from '@talent/api/seo/limits';
import type { PlanItem, SeoFact } from '@talent/api/seo/strategy';

const FIGURE = /(?<![\p{L}\d])\d+(?:[.,]\d+)*\s?%?/gu;

/** Known to everybody who reads the analyser: the recommended lengths, and one h1. */
const RULES = ['0', '1', ...Object.values(seoLimits).flatMap(({ min, max }) => [min, max])];

/** Figures that an item claims and that no measured fact holds; what its steps propose is no claim. */
export function unsupportedFigures(
  { title, why }: Pick<PlanItem, 'title' | 'why'>,
  facts: readonly SeoFact[],
): string[] {
  const known = new Set(RULES.map(String));
  for (const { value, page } of facts) {
    for (const figure of figuresOf(`${value} ${page}`)) known.add(figure);
  }
  return [...new Set(figuresOf(`${title} ${why}`))].filter((figure) => !known.has(figure));
}

function figuresOf(text: string): string[] {
  return [...text.matchAll(FIGURE)].map(([figure]) => figure.replace(/\s/g, ''));
}
