import { useState } from 'react';
import { queryClient } from '../../../queries/query-client';
import { useOptimisticChange } from '../../../queries/use-optimistic-change';
import {
  RefusedChange,
  savePerson,
  type PersonFields,
  type PersonRecord,
  type PersonState,
} from '../api/record';
import { peopleQueries, refreshRecord } from '../queries';

/** Fields with their values after a change and before it; `said` is the toast. */
interface FieldChange {
  wanted: Partial<PersonFields>;
  before: Partial<PersonFields>;
  said: string;
}

export function useRecordChange(id: string) {
  const [problem, setProblem] = useState<'conflict' | 'gone' | 'failed' | null>(null);
  const [outside, setOutside] = useState(0);
  const { queryKey } = peopleQueries.person(id);
  const stored = () => queryClient.getQueryData(queryKey) ?? null;
  const show = (part: Partial<PersonState>): void => {
    queryClient.setQueryData(queryKey, (record) => record && { ...record, ...part });
  };
  const countOutside = (): void => setOutside((count) => count + 1);

  async function store(fields: Partial<PersonFields>): Promise<void> {
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
      if (!(error instanceof RefusedChange)) return setProblem('failed');
      if (error.record) show(error.record);
      refreshRecord(id);
      setProblem(error.record ? 'conflict' : 'gone');
      countOutside();
    },
    texts: { done: ({ said }) => said, failure: 'A record was not changed' },
  });

  return {
    /** The record with the changes that are made and not answered yet; null: it is not loaded. */
    current: stored(),
    /** Why the last change was not saved; null: all is saved. */
    problem,
    /** Counts the changes that did not come from a form here: an undone one, and one of another admin. */
    outside,
    /** Resolves with whether it was saved. The toast says what was done and offers to undo it. */
    change: (wanted: Partial<PersonFields>, said: string): Promise<boolean> => {
      const record = stored();
      if (!record) return Promise.resolve(false);
      const before = Object.entries(record).filter(([name]) => name in wanted);
      return change({ wanted, before: Object.fromEntries(before), said });
    },
  };
}
