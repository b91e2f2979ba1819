import { useState } from 'react';
import { queryClient } from '../../../queries/query-client';
import { useOptimisticChange } from '../../../queries/use-optimistic-change';
import { RefusedChange, savePerson, type PersonRecord, type PersonState } from '../api/record';
import { peopleQueries, refreshRecord } from '../queries';

type Fields = Pick<PersonRecord, 'stage' | 'assignee' | 'next_step' | 'next_step_on'>;

/** Fields with their values after a change and before it; `said` is the toast. */
interface FieldChange {
  wanted: Partial<Fields>;
  before: Partial<Fields>;
  said: string;
}

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
  const { queryKey } = peopleQueries.person(id);
  const stored = () => queryClient.getQueryData(queryKey) ?? null;
  const show = (part: Partial<PersonState>): void => {
    queryClient.setQueryData(queryKey, (record) => record && { ...record, ...part });
  };
  const countOutside = (): void => setOutside((count) => count + 1);

  async function store(fields: Partial<Fields>): Promise<void> {
    const record = stored();
    if (!record) return;
    const { version, position, updated_at } = await savePerson(record, fields);
    // Fields that were changed since stay as they are shown.
    show({ version, position, updated_at });
    setProblem(null);
    refreshRecord(id);
  }

  const { change } = useOptimisticChange<PersonRecord | null, FieldChange>({
    queryKey,
    apply: (record, { wanted }) => record && { ...record, ...wanted },
    revert: (record, { before }) => record && { ...record, ...before },
    save: ({ wanted }) => store(wanted),
    unsave: ({ before }) => {
      countOutside();
      return store(before);
    },
    onFailed: (_change, error) => {
      if (!(error instanceof RefusedChange)) {
        setProblem('failed');
        return;
      }
      if (error.record) show(error.record);
      setProblem(error.record ? 'conflict' : 'gone');
      countOutside();
    },
    texts: {
      done: ({ said }) => said,
      failure: 'A record was not changed',
    },
  });

  return {
    current: stored(),
    problem,
    outside,
    change: (wanted, said) => {
      const record = stored();
      if (!record) return Promise.resolve(false);
      return change({ wanted, before: pick(record, Object.keys(wanted)), said });
    },
  };
}

function pick(record: Fields, names: readonly string[]): Partial<Fields> {
  return Object.fromEntries(Object.entries(record).filter(([name]) => names.includes(name)));
}
