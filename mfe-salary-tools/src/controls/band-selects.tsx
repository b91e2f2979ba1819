import type { PayCountry, PayLevel, SalaryData, WorkMode } from '@talent/api/salary/salary-data';
import { createElement, Fragment } from 'react';
import { hasFigure } from '../calculations/bands/headline';
import type { BandQuestion } from '../calculations/bands/place/closest-band';
import {
  anyLabels,
  countryLabels,
  levelLabels,
  regionsOf,
  workModeLabels,
} from '../content/levels';
import { ChoiceSelect, optionsOf } from './choice-select';

/** Properties that all selects of a form share. */
export interface BandSelectsProps {
  data: SalaryData;
  isUnlocked: boolean;
  question: BandQuestion;
  choose: (changes: Partial<BandQuestion>) => void;
  text: Readonly<
    Record<'role' | 'openRoles' | 'closedRoles' | 'country' | 'region' | 'level' | 'mode', string>
  >;
  id: string;
}

type SelectName = 'role' | 'country' | 'region' | 'level' | 'mode';

/** One of the selects for the band of a role: role, country, place, level or work mode. */
export function BandSelect({ name, ...props }: BandSelectsProps & { name: SelectName }) {
  // An element, and no expression whose text could change: a translated page keeps it.
  return createElement(Fragment, null, bandSelects(props)[name]);
}

function bandSelects({ data, isUnlocked, question, choose, text, id }: BandSelectsProps) {
  const byOpen = (isOpen: boolean) =>
    data.roles
      .filter(({ open }) => isUnlocked || open === isOpen)
      // A sign-up opens nothing of a role without figures.
      .filter(({ key, open }) => open || key === question.role || hasFigure(data, key))
      .map(({ key, label }) => ({ value: key, label }));
  const control = (name: SelectName) => ({
    id: `${id}-${name}`,
    name,
    label: text[name],
    value: question[name] ?? '',
  });
  return {
    role: (
      <ChoiceSelect
        {...control('role')}
        options={
          isUnlocked
            ? byOpen(true)
            : [
                { group: text.openRoles, options: byOpen(true) },
                { group: text.closedRoles, options: byOpen(false) },
              ]
        }
        onChoose={(role) => choose({ role })}
        className="sm:col-span-2"
      />
    ),
    country: (
      <ChoiceSelect
        {...control('country')}
        options={optionsOf(countryLabels)}
        onChoose={(country) => choose({ country: country as PayCountry })}
      />
    ),
    region: (
      <ChoiceSelect
        {...control('region')}
        any={anyLabels.region[question.country]}
        options={regionsOf(data, question)}
        onChoose={(region) => choose({ region: region || null })}
      />
    ),
    level: (
      <ChoiceSelect
        {...control('level')}
        any={anyLabels.level}
        options={optionsOf(levelLabels)}
        onChoose={(level) => choose({ level: (level || null) as PayLevel | null })}
      />
    ),
    mode: (
      <ChoiceSelect
        {...control('mode')}
        any={anyLabels.workMode}
        options={optionsOf(workModeLabels)}
        onChoose={(mode) => choose({ mode: (mode || null) as WorkMode | null })}
      />
    ),
  };
}
