import { expect, it } from 'vitest';
import { isNarrowed, readFilters, writeFilters } from './people-filters';

const read = (query: string) => readFilters(new URLSearchParams(query));

it('reads the whole state of the tool from an address', () => {
  expect(
    read(
      'view=board&stage=in+talk&kind=contact&assignee=none&due=overdue&people-filter=ada&people-page=3',
    ),
  ).toEqual({
    view: 'board',
    stage: 'in talk',
    kind: 'contact',
    assignee: 'none',
    overdue: true,
    search: 'ada',
  });
});

it('takes the default for what it does not know', () => {
  expect(read(`view=map&stage=hired&kind=lead&assignee=x'y&due=soon`)).toEqual({
    view: 'list',
    stage: null,
    kind: '',
    assignee: '',
    overdue: false,
    search: '',
  });
});

it('writes what differs from the defaults, keeps the rest of the address and begins at the first page', () => {
  const search = new URLSearchParams('people-page=3&people-sort=-name&stage=new&other=1');
  expect(String(writeFilters(search, { stage: null, kind: 'application', overdue: true }))).toBe(
    'people-sort=-name&other=1&kind=application&due=overdue',
  );
});

it('knows whether records are left out', () => {
  expect(isNarrowed(read('stage=new&view=board'))).toBe(false);
  expect(isNarrowed(read('people-filter=ada'))).toBe(true);
  expect(isNarrowed(read('assignee=none'))).toBe(true);
});
