import { unsaidText } from '../filters/narrowing-filters';
import { bandsInView, type DashboardModel } from '../model/dashboard-model';
import { explainsOccupations } from '../model/missing-figures';
import { FiguresSource } from './figures-source';
import { formatPeriod } from '@talent/sdk/format';
import { DataAge } from '@talent/ui/data-age';
import { anyLabels, countryLabels, levelLabels, workModeLabels } from '../../../content/levels';
import { agesOf } from '../../../content/source-dates';

/** Under every chart: the filters in one line, the age of the figures, what the figures are, what they do not say, and their source with the day of its file. */
export function ChartNotes({ model }: { model: DashboardModel }) {
  return (
    <>
      <FilterSummary model={model} />
      <DataAge
        text={agesOf(bandsInView(model), model.index.sources.get(model.query.source))}
        className="mt-1"
      />
      <p className="mt-1 mb-3 max-w-prose text-sm text-ink-muted">
        {`${!explainsOccupations(model) ? `${model.measure.about} ` : ''}${unsaidText(model)}`}
      </p>
      <FiguresSource model={model} />
    </>
  );
}

function FilterSummary({ model }: { model: DashboardModel }) {
  const { query, measure, facets, roles, label } = model;
  const { level, workMode, region, period, country } = query;
  const parts = [
    `${measure.label} (${measure.short})`,
    region === null ? countryLabels[country] : (facets.regions.get(region) ?? region),
    level === null ? anyLabels.level : levelLabels[level],
    workMode ? workModeLabels[workMode] : facets.workModes.size > 0 && anyLabels.workMode,
    period && formatPeriod(period),
  ];
  return (
    <p role="status" className="mt-4 text-sm text-ink-muted">
      <span className="font-medium text-ink">{roles.map(label).join(', ')}</span>{' '}
      <span>{parts.filter(Boolean).join(' · ')}</span>
    </p>
  );
}
