import type { PayCountry, PayLevel, WorkMode } from '@talent/data/salary-data';
import { Button } from '@talent/ui/button';
import { formatPeriod } from '@talent/ui/format-pay';
import { dashboard } from '../content/dashboard';
import { anyLabels, countryLabels, levelLabels, workModeLabels } from '../../../content/levels';
import { salaryMeasures, sourcesOf } from '../content/salary-measures';
import type { DashboardModel } from '../model/dashboard-model';
import { defaultQuery, hasFilters } from '../model/dashboard-query';
import type { DashboardQuery } from '../model/dashboard-query';
import { FilterSelect } from './filter-select';
import { RolePicker } from './role-picker';

const { filters: text, noScript } = dashboard;

interface FilterBarProps {
  model: DashboardModel;
  isUnlocked: boolean;
  onChange: (change: Partial<DashboardQuery>) => void;
}

/** The filters. Every change acts at once and is kept in the address. */
export function FilterBar({ model, isUnlocked, onChange }: FilterBarProps) {
  const { query, facets, index } = model;
  const { country } = query;
  const roles = [...index.roles.values()].filter(
    ({ key, open }) => facets.roles.has(key) || (!isUnlocked && !open) || model.roles.includes(key),
  );
  return (
    <>
      <noscript>
        <p className="mb-6 max-w-prose border-l-4 border-warning pl-4">{noScript}</p>
      </noscript>
      <form
        role="search"
        aria-label={text.legend}
        onSubmit={(event) => event.preventDefault()}
        className="noscript:hidden print:hidden"
      >
        <RolePicker
          roles={roles}
          chosen={model.roles}
          isUnlocked={isUnlocked}
          onChoose={(chosen) => onChange({ roles: chosen })}
        />
        <div className="mt-4 grid grid-cols-2 gap-4 lg:grid-cols-3 xl:grid-cols-6">
          <FilterSelect
            name="country"
            label={text.country}
            choices={choicesOf(countryLabels, Object.keys(countryLabels))}
            value={country}
            onChoose={(value) => {
              // The places and periods of one country are not those of the other.
              const next = value as PayCountry;
              const source = sourcesOf(next)[0] ?? '';
              onChange({ country: next, source, region: null, period: null });
            }}
          />
          <FilterSelect
            name="source"
            label={text.source}
            choices={sourcesOf(country).map((value) => ({
              value,
              label: salaryMeasures[value]?.label ?? value,
            }))}
            value={query.source}
            onChoose={(source) => onChange({ source, period: null })}
          />
          <FilterSelect
            name="level"
            label={text.level}
            any={anyLabels.level}
            choices={choicesOf(levelLabels, [...facets.levels])}
            value={query.level ?? ''}
            hint={facets.levels.size === 0 ? text.unsaid : undefined}
            onChoose={(level) => onChange({ level: (level || null) as PayLevel | null })}
          />
          <FilterSelect
            name="region"
            label={text.region}
            any={anyLabels.region[country]}
            choices={[...facets.regions].map(([value, label]) => ({ value, label }))}
            value={query.region ?? ''}
            hint={facets.regions.size === 0 ? text.noRegions[country] : undefined}
            onChoose={(region) => onChange({ region: region || null })}
          />
          <FilterSelect
            name="mode"
            label={text.mode}
            any={anyLabels.workMode}
            choices={choicesOf(workModeLabels, [...facets.workModes])}
            value={query.workMode ?? ''}
            hint={facets.workModes.size === 0 ? text.unsaid : undefined}
            onChoose={(mode) => onChange({ workMode: (mode || null) as WorkMode | null })}
          />
          <FilterSelect
            name="year"
            label={text.period}
            any={text.newest}
            choices={facets.periods.map((value) => ({ value, label: formatPeriod(value) }))}
            value={query.period ?? ''}
            hint={facets.periods.length === 0 ? text.unsaid : undefined}
            onChoose={(period) => onChange({ period: period || null })}
          />
        </div>
        {hasFilters(query) && (
          <Button
            variant="quiet"
            className="mt-2 -ml-5"
            onClick={() => {
              const { view: _, currency: __, ...filters } = defaultQuery;
              onChange(filters);
            }}
          >
            {text.reset}
          </Button>
        )}
      </form>
    </>
  );
}

/** The labels of the values in use, in the order of the labels. */
function choicesOf<Value extends string>(
  words: Readonly<Record<Value, string>>,
  used: readonly string[],
): { value: string; label: string }[] {
  return Object.entries<string>(words)
    .filter(([value]) => used.includes(value))
    .map(([value, label]) => ({ value, label }));
}
