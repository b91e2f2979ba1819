import type { PayCountry } from '@talent/api/salary/salary-data';
import { Button } from '@talent/ui/button';
import { formatPeriod } from '@talent/sdk/format';
import { anyLabels, countryLabels, levelLabels, workModeLabels } from '../../../content/levels';
import { ChoiceSelect, optionsOf } from '../../../controls/choice-select';
import { dashboard } from '../content/dashboard';
import { salaryMeasures, sourcesOf } from '../content/salary-measures';
import type { DashboardModel } from '../model/dashboard-model';
import { hasFilters, noFilters } from '../model/dashboard-query';
import type { DashboardQuery } from '../model/dashboard-query';
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
  /** Filters that may narrow nothing: parameter of the address, part of the query, and what there is to choose. */
  const narrowing = [
    {
      name: 'level',
      part: 'level',
      label: text.level,
      any: anyLabels.level,
      options: optionsOf(levelLabels, [...facets.levels]),
    },
    {
      name: 'region',
      part: 'region',
      label: text.region,
      any: anyLabels.region[country],
      options: [...facets.regions].map(([value, label]) => ({ value, label })),
    },
    {
      name: 'mode',
      part: 'workMode',
      label: text.mode,
      any: anyLabels.workMode,
      options: optionsOf(workModeLabels, [...facets.workModes]),
    },
    {
      name: 'year',
      part: 'period',
      label: text.period,
      any: text.newest,
      options: facets.periods.map((value) => ({ value, label: formatPeriod(value) })),
    },
  ] as const;
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
          <ChoiceSelect
            name="country"
            label={text.country}
            options={optionsOf(countryLabels)}
            value={country}
            onChoose={(value) => {
              // The places and periods of one country are not those of the other.
              const next = value as PayCountry;
              const source = sourcesOf(next)[0] ?? '';
              onChange({ country: next, source, region: null, period: null });
            }}
          />
          <ChoiceSelect
            name="source"
            label={text.source}
            options={sourcesOf(country).map((value) => ({
              value,
              label: salaryMeasures[value]?.label ?? value,
            }))}
            value={query.source}
            onChoose={(source) => onChange({ source, period: null })}
          />
          {narrowing.map(({ part, ...select }) => (
            <ChoiceSelect
              key={part}
              {...select}
              value={query[part] ?? ''}
              hint={
                select.options.length > 0
                  ? undefined
                  : part === 'region'
                    ? text.noRegions[country]
                    : text.unsaid
              }
              onChoose={(value) => onChange({ [part]: value || null })}
            />
          ))}
        </div>
        {hasFilters(query) && (
          <Button variant="quiet" className="mt-2 -ml-5" onClick={() => onChange(noFilters)}>
            {text.reset}
          </Button>
        )}
      </form>
    </>
  );
}
