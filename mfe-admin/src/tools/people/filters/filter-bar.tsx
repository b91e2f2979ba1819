import { CheckboxField } from '@talent/ui/checkbox-field';
import { SegmentedControl } from '@talent/ui/segmented-control';
import { optionsOf, Select } from '@talent/ui/select';
import type { ReactNode } from 'react';
import { ToolButton } from '../../../controls/tool-button';
import { personKinds, type PersonKind } from '../api/person';
import { kindLabels, listTexts as text } from '../content/people';
import type { useAssignees } from '../use-assignees';
import { isNarrowed, type PeopleFilters } from './people-filters';
import { StageFilter } from './stage-filter';

interface FilterBarProps {
  filters: PeopleFilters;
  assignees: ReturnType<typeof useAssignees>['choices'];
  onChange: (change: Partial<PeopleFilters>) => void;
}

/** Which records are shown, and how. */
export function FilterBar({ filters, assignees, onChange }: FilterBarProps): ReactNode {
  const kinds: readonly (readonly [PersonKind | '', string])[] = [
    ['', text.everyKind],
    ...personKinds.map((kind) => [kind, kindLabels[kind]] as const),
  ];
  // An assignee of the address who is no admin any more stays a choice.
  const known = ['', 'none', ...assignees.map(([id]) => id)].includes(filters.assignee);
  return (
    <div className="mb-4 flex flex-col gap-3">
      <div className="flex flex-wrap items-center gap-3">
        <SegmentedControl
          name="people-view"
          legend={text.view}
          className="text-sm"
          choices={[
            { value: 'list', label: text.list },
            { value: 'board', label: text.board },
          ]}
          value={filters.view}
          onChoose={(view) => onChange({ view })}
        />
        <Select
          label={text.kind}
          look="bar"
          className="w-36 grow sm:grow-0"
          value={filters.kind}
          options={optionsOf(kinds)}
          onChoose={(kind) => onChange({ kind })}
        />
        <Select
          label={text.assignee}
          look="bar"
          className="w-36 grow sm:w-64 sm:grow-0"
          value={filters.assignee}
          options={optionsOf([
            ['', text.everyAssignee],
            ['none', text.noAssignee],
            ...assignees,
            ...(known ? [] : [[filters.assignee, text.formerAdmin] as const]),
          ])}
          onChoose={(assignee) => onChange({ assignee })}
        />
        <CheckboxField
          className="text-sm"
          label={text.overdueOnly}
          checked={filters.overdue}
          onChange={(event) => onChange({ overdue: event.target.checked })}
        />
        {isNarrowed(filters) && (
          <ToolButton
            variant="quiet"
            onClick={() => onChange({ kind: '', assignee: '', overdue: false, search: '' })}
          >
            {text.clear}
          </ToolButton>
        )}
      </div>
      <StageFilter filters={filters} onChoose={(stage) => onChange({ stage })} />
    </div>
  );
}
