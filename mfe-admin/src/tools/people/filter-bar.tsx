import { formatCount } from '@talent/sdk/format';
import { useIsMobile } from '@talent/sdk/use-is-mobile';
import { CheckboxField } from '@talent/ui/checkbox-field';
import { SegmentedControl } from '@talent/ui/segmented-control';
import { Select, optionsOf } from '@talent/ui/select';
import type { ReactNode } from 'react';
import { ToolButton } from '../../controls/tool-button';
import { useData } from '../../queries/use-data';
import { personKinds, stages, toStage, type PersonKind, type Stage } from './api/people';
import { kindLabels, listTexts as text, stageLabels } from './content/people';
import { isNarrowed, type PeopleFilters } from './people-filters';
import { peopleQueries } from './queries';
import type { Assignees } from './use-assignees';

export function FilterBar(props: {
  filters: PeopleFilters;
  assignees: Assignees['choices'];
  onChange: (change: Partial<PeopleFilters>) => void;
}): ReactNode {
  const { filters, assignees, onChange } = props;
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

/** The stages with the number of records in each. A row in a wide window, a list on a phone, where the board has no 'All'. */
function StageFilter(props: {
  filters: PeopleFilters;
  onChoose: (stage: Stage | null) => void;
}): ReactNode {
  const { filters, onChoose } = props;
  const { view, stage, kind, assignee, overdue, search } = filters;
  const { data: counts } = useData(peopleQueries.counts({ kind, assignee, overdue, search }));
  const isMobile = useIsMobile();
  const isBoard = view === 'board';
  if (isBoard && !isMobile) return null;
  const all = [...(counts?.values() ?? [])].reduce((sum, count) => sum + count, 0);
  const choices = [
    ...(isBoard ? [] : [{ value: '', label: text.everyStage, count: all }]),
    ...stages.map((each) => ({
      value: each,
      label: stageLabels[each],
      count: counts?.get(each) ?? 0,
    })),
  ];
  const value = stage ?? (isBoard ? 'new' : '');
  const choose = (chosen: string): void => onChoose(toStage(chosen));
  if (isMobile) {
    return (
      <Select
        label={text.stage}
        look="bar"
        className="w-full"
        value={value}
        options={optionsOf(
          choices.map(
            ({ value: each, label, count }) => [each, text.counted(label, count)] as const,
          ),
        )}
        onChoose={choose}
      />
    );
  }
  return (
    <SegmentedControl
      name="people-stage"
      legend={text.stage}
      className="text-sm"
      choices={choices.map(({ value: each, label, count }) => ({
        value: each,
        label,
        note: counts ? formatCount(count) : ' ',
      }))}
      value={value}
      onChoose={choose}
    />
  );
}
