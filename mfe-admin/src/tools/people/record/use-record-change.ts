import { toast } from '@talent/sdk';
import { useReducer, useRef, useState } from 'react';
import { queryClient } from '../../../queries/query-client';
import { savePerson, type PersonChange, type PersonState } from '../api/save-person';
import type { PersonRecord } from '../api/fetch-person';
import { workTexts as text } from '../content/person';
import { peopleQueries, refreshRecord } from '../queries';

type Fields = Pick<PersonRecord, 'stage' | 'assignee' | 'next_step' | 'next_step_on'>;

interface RecordChange {
  /** The record with the changes that are made and not answered yet; null: it is not loaded. */
  current: PersonRecord | null;
  /** The last change was not saved, with the reason; null: all is saved. */
  problem: 'conflict' | 'gone' | 'failed' | null;
  /** Counts the changes that did not come from a form here: an undone one, and one of another admin. */
  outside: number;
  /**
   * Shows a change at once and saves it; the toast says what was done and offers to undo it.
   * @returns whether it was saved
   */
  change: (wanted: Partial<Fields>, said: string) => Promise<boolean>;
}

/** Changes of a record's stage, assignee and next step. */
export function useRecordChange(id: string): RecordChange {
  const [problem, setProblem] = useState<RecordChange['problem']>(null);
  const [outside, setOutside] = useState(0);
  // One save after the other: the second starts from the version that the first one made.
  const saves = useRef<Promise<unknown>>(Promise.resolve());
  const { queryKey } = peopleQueries.person(id);
  const stored = () => queryClient.getQueryData(queryKey) ?? null;
  // The cache tells of a change only after the next frame.
  const [, redraw] = useReducer((round: number) => round + 1, 0);
  const show = (part: Partial<PersonState>): void => {
    queryClient.setQueryData(queryKey, (record) => record && { ...record, ...part });
    redraw();
  };

  function change(wanted: Partial<Fields>, said: string): Promise<boolean> {
    return apply(wanted, (before) => {
      const undo = () => {
        void apply(before, () => toast({ title: text.undone }));
        setOutside((count) => count + 1);
      };
      toast({ title: said, action: { label: text.undo, onAction: undo } });
    });
  }

  function apply(
    wanted: Partial<Fields>,
    onSaved: (before: Partial<Fields>) => void,
  ): Promise<boolean> {
    const record = stored();
    if (!record) return Promise.resolve(false);
    const before = earlierValues(record, wanted);
    show(wanted);
    const saved = saves.current
      .then(() => save(wanted, before))
      .then((isSaved) => {
        if (isSaved) onSaved(before);
        return isSaved;
      });
    saves.current = saved;
    return saved;
  }

  async function save(wanted: PersonChange, before: Partial<Fields>): Promise<boolean> {
    const record = stored();
    if (!record) return false;
    try {
      const outcome = await savePerson(record, wanted);
      if (outcome.status === 'saved') {
        const { version, position, updated_at } = outcome.record;
        // Fields that were changed since stay as they are shown.
        show({ version, position, updated_at });
        setProblem(null);
        refreshRecord(id);
        return true;
      }
      if (outcome.status === 'conflict') show(outcome.record);
      setProblem(outcome.status);
      setOutside((count) => count + 1);
      return false;
    } catch (error) {
      console.error('A record was not changed', error);
      show(before);
      setProblem('failed');
      return false;
    }
  }

  return { current: stored(), problem, outside, change };
}

/** Values of the fields before the change. */
function earlierValues(record: Fields, wanted: Partial<Fields>): Partial<Fields> {
  const { stage, assignee, next_step, next_step_on } = record;
  return {
    ...('stage' in wanted && { stage }),
    ...('assignee' in wanted && { assignee }),
    ...('next_step' in wanted && { next_step }),
    ...('next_step_on' in wanted && { next_step_on }),
  };
}
