import { unwrap } from '@talent/data/unwrap';
import { queryOptions } from '@tanstack/react-query';
import { adminData } from '../../backend/admin-data';
import { inboxQueries } from '../../inbox/queries';
import { queryClient } from '../../queries/query-client';
import { staffQuery } from '../../queries/staff-query';
import type { TableSource } from '../../table/tool-column';
import { countPeople, fetchBoard, listPeople, toPerson, type Person } from './api/people';
import { fetchPerson } from './api/record';
import { fetchThread, listNotes } from './api/thread';
import type { PeopleFilters } from './people-filters';

export const HISTORY_SHOWN = 100;
/** Records that the database gives as duplicates of one. */
export const DUPLICATES_SHOWN = 50;

export const peopleQueries = {
  list: (filters: Omit<PeopleFilters, 'view' | 'search'>): TableSource<Person> => ({
    queryKey: ['people', 'list', filters],
    load: (query, signal) => listPeople(filters, query, signal),
  }),
  counts: (filters: Parameters<typeof countPeople>[0]) =>
    queryOptions({
      queryKey: ['people', 'counts', filters],
      queryFn: () => countPeople(filters),
    }),
  /** @param cards - of each column */
  board: (filters: Parameters<typeof fetchBoard>[0], cards: number) =>
    queryOptions({
      queryKey: ['people', 'board', filters, cards],
      queryFn: ({ signal }) => fetchBoard(filters, cards, signal),
    }),
  /** The admins, whom records can be assigned to. */
  admins: staffQuery,
  person: (id: string) =>
    queryOptions({ queryKey: ['people', 'person', id], queryFn: () => fetchPerson(id) }),
  notes: (id: string) =>
    queryOptions({ queryKey: ['people', 'notes', id], queryFn: () => listNotes(id) }),
  thread: (id: string) =>
    queryOptions({
      queryKey: ['people', 'thread', id],
      queryFn: () => fetchThread(id),
      // A queued mail is sent within seconds: its state is asked for until then.
      refetchInterval: ({ state }) =>
        state.data?.mails.some(({ status }) => status === 'queued') ? 5000 : false,
    }),
  duplicates: (id: string) =>
    queryOptions({
      queryKey: ['people', 'duplicates', id],
      queryFn: async () => {
        // oxlint-disable-next-line house/whole-reads -- the function gives 50, and the list says so
        const rows = unwrap(await adminData().rpc('person_duplicates', { record_id: id }));
        return rows.map(toPerson);
      },
    }),
  history: (id: string) =>
    queryOptions({
      queryKey: ['people', 'history', id],
      queryFn: async () =>
        unwrap(
          await adminData()
            .from('audit_log')
            .select('id, at, actor, action, details')
            .eq('subject', `person:${id}`)
            .order('id', { ascending: false })
            .limit(HISTORY_SHOWN),
        ),
    }),
};

/** Loads a record again whose address or bounce has changed, and the inbox, which names it. */
export function refreshAddress(id: string): void {
  void queryClient.invalidateQueries({ queryKey: ['people', 'person', id] });
  void queryClient.invalidateQueries({ queryKey: inboxQueries.inbox.queryKey });
  refreshRecord(id);
}

/** Loads the parts of a record again that a change of it has added to. */
export function refreshRecord(id: string): void {
  for (const part of ['history', 'notes', 'thread']) {
    void queryClient.invalidateQueries({ queryKey: ['people', part, id] });
  }
}
