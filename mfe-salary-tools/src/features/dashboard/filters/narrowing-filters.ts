import { formatPeriod } from '@talent/sdk/format';
import type { SelectOption } from '@talent/ui/select';
import { anyLabels, levelLabels, workModeLabels } from '../../../content/levels';
import { optionsOf } from '../../../controls/choice-select';
import { listed } from '../../../calculations/listed';
import { dashboard } from '../content/dashboard';
import { filterNames } from '../content/missing-figures';
import type { DashboardModel } from '../model/dashboard-model';

const { filters: text } = dashboard;

interface NarrowingFilter {
  part: 'level' | 'region' | 'workMode' | 'period';
  label: string;
  /** Label of the choice that narrows nothing. */
  any: string;
  options: readonly SelectOption[];
  /** Label of a value from a link that these figures do not have. */
  unknown: string | undefined;
}

/** The filters that these figures have values for, and those that a link has set. */
export function narrowingFilters(model: DashboardModel): NarrowingFilter[] {
  return allFilters(model).filter(
    ({ part, options }) => options.length > 0 || model.query[part] !== null,
  );
}

/** In a sentence or two what these figures do not say, so that nobody looks for the filter; empty where they say everything. */
export function unsaidText(model: DashboardModel): string {
  const { measure, query } = model;
  const unsaid = allFilters(model).filter(({ options }) => options.length === 0);
  const others = unsaid.filter(({ part }) => part !== 'region').map(({ part }) => part);
  const sentences = [
    others.length > 0 &&
      `${measure.short} does not say ${listed(others.map((part) => filterNames[part]))}.`,
    unsaid.length > others.length && text.noRegions[query.country],
  ];
  return sentences.filter(Boolean).join(' ');
}

function allFilters({ query, facets }: DashboardModel): NarrowingFilter[] {
  const { level, region, workMode, period, country } = query;
  return [
    {
      part: 'level',
      label: text.level,
      any: anyLabels.level,
      options: optionsOf(levelLabels, [...facets.levels]),
      unknown: level ? levelLabels[level] : undefined,
    },
    {
      part: 'region',
      label: text.region,
      any: anyLabels.region[country],
      options: [...facets.regions].map(([value, label]) => ({ value, label })),
      unknown: region ?? undefined,
    },
    {
      part: 'workMode',
      label: text.mode,
      any: anyLabels.workMode,
      options: optionsOf(workModeLabels, [...facets.workModes]),
      unknown: workMode ? workModeLabels[workMode] : undefined,
    },
    {
      part: 'period',
      label: text.period,
      any: text.newest,
      options: facets.periods.map((value) => ({ value, label: formatPeriod(value) })),
      unknown: period ? formatPeriod(period) : undefined,
    },
  ];
}
