import { FilterSummary } from '../filters/filter-summary';
import { unsaidText } from '../filters/narrowing-filters';
import type { DashboardModel } from '../model/dashboard-model';
import { explainsOccupations } from '../model/missing-figures';
import { FiguresSource } from './figures-source';

/** Under every chart: the filters in one line, what the figures are, what they do not say, and their source with both dates. */
export function ChartNotes({ model }: { model: DashboardModel }) {
  return (
    <>
      <FilterSummary model={model} />
      <p className="mt-1 mb-3 max-w-prose text-sm text-ink-muted">
        {!explainsOccupations(model) && `${model.measure.about} `}
        {unsaidText(model)}
      </p>
      <FiguresSource model={model} />
    </>
  );
}
