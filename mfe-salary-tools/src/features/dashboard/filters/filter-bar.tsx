import type { PayCountry, SalaryRole } from '@talent/api/salary/salary-data';
import { Button } from '@talent/ui/button';
import { useCallback, useId, useRef } from 'react';
import { countryLabels } from '../../../content/levels';
import { ChoiceSelect, optionsOf } from '../../../controls/choice-select';
import { dashboard } from '../content/dashboard';
import { salaryMeasures, sourcesOf } from '../content/salary-measures';
import type { DashboardModel } from '../model/dashboard-model';
import { countFilters, noFilters, type DashboardQuery } from '../model/dashboard-query';
import { narrowingFilters } from './narrowing-filters';
import { RolePicker } from './role-picker';
import { useDisclosed } from '@talent/ui/use-disclosed';

const { filters: text, convert } = dashboard;

/** Whether the filters are shown on a narrow screen, and whether the list of roles is to open. */
export interface FilterPanel {
  isOpen: boolean;
  isJustOpened: boolean;
}

interface FilterBarProps {
  model: DashboardModel;
  /** Roles with figures that the sign-up opens: no lock is shown where nothing is behind it. */
  closed: readonly SalaryRole[];
  isUnlocked: boolean;
  panel: FilterPanel;
  onPanel: (isOpen: boolean) => void;
  onLocked: () => void;
  onChange: (change: Partial<DashboardQuery>) => void;
}

/**
 * The filters: one row that stays in view, and on a narrow screen one button that opens them. Every change acts at once and
 * is kept in the address.
 */
export function FilterBar({
  model,
  closed,
  isUnlocked,
  panel,
  onPanel,
  onLocked,
  onChange,
}: FilterBarProps) {
  const { query, facets, index } = model;
  const { country } = query;
  const panelId = useId();
  const button = useRef<HTMLButtonElement>(null);
  const close = useCallback(() => onPanel(false), [onPanel]);
  const disclosed = useDisclosed(panel.isOpen, close, () => button.current);
  const count = countFilters(query);
  const roles = [...index.roles.values()].filter(
    (role) =>
      facets.roles.has(role.key) ||
      (!isUnlocked && closed.includes(role)) ||
      model.roles.includes(role.key),
  );
  return (
    <form
      role="search"
      aria-label={text.legend}
      onSubmit={(event) => event.preventDefault()}
      // Its own controls are in view while it sticks below the header: nothing has to scroll for them.
      className="sticky top-16 z-20 -mx-4 border-b border-rule bg-paper px-4 py-2 sm:mx-0 sm:px-0 noscript:hidden print:hidden [&_*]:-scroll-mt-24"
    >
      <div {...disclosed} className="relative">
        <Button
          ref={button}
          variant="secondary"
          aria-expanded={panel.isOpen}
          aria-controls={panelId}
          onClick={() => onPanel(!panel.isOpen)}
          className="w-full lg:hidden"
        >
          {count === 0 ? text.legend : `${text.legend} (${count})`}
        </Button>
        <div
          id={panelId}
          data-open={panel.isOpen || undefined}
          className="absolute inset-x-0 top-full mt-1 hidden max-h-[calc(100svh-9rem)] flex-col gap-2 overflow-y-auto overscroll-contain border border-boundary bg-paper p-3 shadow-overlay data-open:flex lg:static lg:mt-0 lg:flex lg:max-h-none lg:flex-row lg:items-center lg:overflow-visible lg:border-0 lg:p-0 lg:shadow-none"
        >
          <RolePicker
            roles={roles}
            chosen={model.roles}
            isUnlocked={isUnlocked}
            isJustOpened={panel.isJustOpened}
            onChoose={(chosen) => onChange({ roles: chosen })}
            onLocked={onLocked}
          />
          <ChoiceSelect
            look="bar"
            className="lg:flex-1"
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
            look="bar"
            className="lg:flex-1"
            label={text.source}
            options={sourcesOf(country).map((value) => ({
              value,
              label: salaryMeasures[value]?.label ?? value,
            }))}
            value={query.source}
            onChoose={(source) => onChange({ source, period: null })}
          />
          {narrowingFilters(model).map(({ part, ...select }) => (
            <ChoiceSelect
              key={part}
              {...select}
              look="bar"
              className="lg:flex-1"
              value={query[part] ?? ''}
              onChoose={(value) => onChange({ [part]: value || null })}
            />
          ))}
          <ChoiceSelect
            look="bar"
            className="lg:flex-1"
            label={convert.label}
            options={[
              { value: '', label: convert.own },
              { value: 'USD', label: convert.USD },
              { value: 'CAD', label: convert.CAD },
            ]}
            value={query.currency ?? ''}
            onChoose={(value) =>
              onChange({ currency: value === 'USD' || value === 'CAD' ? value : null })
            }
          />
          {count > 0 && (
            <Button
              variant="quiet"
              className="self-start lg:self-auto"
              onClick={() => onChange(noFilters)}
            >
              {text.reset}
            </Button>
          )}
          <Button
            className="lg:hidden"
            onClick={() => {
              close();
              button.current?.focus();
            }}
          >
            {text.show}
          </Button>
        </div>
      </div>
    </form>
  );
}
