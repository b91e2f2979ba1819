import { ExplainedTerm } from '@talent/ui/explained-term';
import { percentileNames } from '../../../content/percentile-names';
import type { FigureName } from '../../../calculations/bands/place/percentile';
import { dashboard, figureMeanings } from '../content/dashboard';
import type { SalaryMeasure } from '../content/salary-measures';

const { table: text } = dashboard;

/** Names of the figures that a source has, by key. */
export function figureHeads({ hasQuartiles }: SalaryMeasure): Partial<Record<FigureName, string>> {
  return hasQuartiles ? percentileNames : { ...text.lowHigh, p50: percentileNames.p50 };
}

/** Head of a column of figures, which explains itself. A low and a high are mostly those percentiles. */
export function FigureHead({ figure, name }: { figure: FigureName; name: string }) {
  return <ExplainedTerm meaning={figureMeanings[figure]}>{name}</ExplainedTerm>;
}

/** Head of the column that says how many cases the figures come from. */
export function SampleHead({ counts }: SalaryMeasure) {
  return <ExplainedTerm meaning={text.meanings[counts]}>{text.basedOn}</ExplainedTerm>;
}

/** In place of figures from too few cases. */
export function TooFew() {
  return <ExplainedTerm meaning={text.meanings.suppressed}>{text.suppressed}</ExplainedTerm>;
}
