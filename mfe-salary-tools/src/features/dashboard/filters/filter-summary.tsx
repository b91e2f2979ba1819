import { formatPeriod } from '@talent/sdk/format';
import { anyLabels, countryLabels, levelLabels, workModeLabels } from '../../../content/levels';
import type { DashboardModel } from '../model/dashboard-model';

/** The current filters in one line under the chart: announced after each change, and printed. */
export function FilterSummary({ model }: { model: DashboardModel }) {
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
      {parts.filter(Boolean).join(' · ')}
    </p>
  );
}
