import { cutText } from '@talent/protocol/text/cut-text';
import { personKinds, toStage, type WantedPeople } from './api/people';

/** Which records are shown, as the address names it. On a phone the board shows the column of the stage. */
export interface PeopleFilters extends WantedPeople {
  view: 'list' | 'board';
}

/** The search field of the list has this name in the address, on the board too. */
const SEARCH = 'people-filter';

/** Reads an address; what it does not know takes its default. */
export function readFilters(search: URLSearchParams): PeopleFilters {
  const assignee = search.get('assignee') ?? '';
  return {
    view: search.get('view') === 'board' ? 'board' : 'list',
    stage: toStage(search.get('stage')),
    kind: personKinds.find((kind) => kind === search.get('kind')) ?? '',
    assignee: /^(none|[0-9a-f-]{36})$/.test(assignee) ? assignee : '',
    overdue: search.get('due') === 'overdue',
    search: cutText(search.get(SEARCH) ?? '', 100),
  };
}

/** The address with the filters, without their defaults; the list goes back to its first page. */
export function writeFilters(
  search: URLSearchParams,
  change: Partial<PeopleFilters>,
): URLSearchParams {
  const next = { ...readFilters(search), ...change };
  const written = new URLSearchParams(search);
  const parts = {
    view: next.view === 'board' ? 'board' : '',
    stage: next.stage ?? '',
    kind: next.kind,
    assignee: next.assignee,
    due: next.overdue ? 'overdue' : '',
    [SEARCH]: next.search,
    'people-page': '',
  };
  for (const [name, value] of Object.entries(parts)) {
    if (value === '') written.delete(name);
    else written.set(name, value);
  }
  return written;
}

/** Whether the filters leave anything out, apart from the stage. */
export function isNarrowed({ kind, assignee, overdue, search }: PeopleFilters): boolean {
  return kind !== '' || assignee !== '' || overdue || search !== '';
}
