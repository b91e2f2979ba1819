import { useIsMobile } from '@talent/sdk/use-is-mobile';
import { SegmentedControl } from '@talent/ui/segmented-control';
import { optionsOf, Select } from '@talent/ui/select';
import type { ReactNode } from 'react';
import { useData } from '../../../queries/use-data';
import { stages, toStage, type Stage } from '../api/person';
import { listTexts as text, stageLabels } from '../content/people';
import { peopleQueries } from '../queries';
import type { PeopleFilters } from './people-filters';

interface StageFilterProps {
  filters: PeopleFilters;
  onChoose: (stage: Stage | null) => void;
}

/** The stages with the number of records in each. A row in a wide window, a list on a phone, where the board has no 'All'. */
export function StageFilter({ filters, onChoose }: StageFilterProps): ReactNode {
  const { view, stage, kind, assignee, overdue, search } = filters;
  const { data: counts } = useData(peopleQueries.counts({ kind, assignee, overdue, search }));
  const isMobile = useIsMobile();
  const isBoard = view === 'board';
  if (isBoard && !isMobile) return null;
  const all = stages.reduce((sum, each) => sum + (counts?.[each].people ?? 0), 0);
  const choices = [
    ...(isBoard ? [] : [{ value: '', label: text.everyStage, count: all }]),
    ...stages.map((each) => ({
      value: each,
      label: stageLabels[each],
      count: counts?.[each].people ?? 0,
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
        note: counts ? String(count) : ' ',
      }))}
      value={value}
      onChoose={choose}
    />
  );
}
