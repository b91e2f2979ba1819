import { Notice } from '@talent/ui/notice';
import { optionsOf, Select } from '@talent/ui/select';
import type { ReactNode } from 'react';
import type { PersonRecord } from '../api/fetch-person';
import { stages } from '../api/person';
import { stageLabels } from '../content/people';
import { workTexts as text } from '../content/person';
import type { useAssignees } from '../use-assignees';
import { NextStepForm } from './next-step-form';
import { useRecordChange } from './use-record-change';

interface WorkPanelProps {
  record: PersonRecord;
  assignees: ReturnType<typeof useAssignees>;
}

/** Stage, assignee and next step of a record. Each choice is saved at once. */
export function WorkPanel({ record: loaded, assignees }: WorkPanelProps): ReactNode {
  const { current, problem, outside, change } = useRecordChange(loaded.id);
  const record = current ?? loaded;
  const { stage, assignee } = record;
  const { choices, nameOf } = assignees;
  const isKnown = assignee === null || choices.some(([known]) => known === assignee);
  return (
    <div className="grid gap-4">
      {problem && (
        <Notice tone={problem === 'failed' ? 'error' : 'warning'} live>
          {text[problem]}
        </Notice>
      )}
      <Select
        label={text.stage}
        value={stage}
        options={optionsOf(stages.map((each) => [each, stageLabels[each]] as const))}
        onChoose={(to) => void change({ stage: to }, text.moved(stageLabels[to]))}
      />
      <Select
        label={text.assignee}
        value={assignee ?? ''}
        options={optionsOf([
          ['', text.noAssignee],
          ...choices,
          ...(isKnown ? [] : [[assignee, nameOf(assignee) ?? ''] as const]),
        ])}
        onChoose={(to) =>
          void change(
            { assignee: to === '' ? null : to },
            to === '' ? text.unassigned : text.assigned(nameOf(to) ?? ''),
          )
        }
      />
      <NextStepForm
        key={outside}
        record={record}
        onSave={(step, day) =>
          change(
            { next_step: step, next_step_on: day },
            step === null ? text.stepDone : text.stepSaved,
          )
        }
      />
    </div>
  );
}
