import { expect, it } from 'vitest';
import { isNarrowed, readFilters, writeFilters } from './people-filters';

const read = (query: string) => readFilters(new URLSearchParams(query));

const defaults = { view: 'list', stage: null, kind: '', assignee: '', overdue: false, search: '' };
const whole = {
  ...{ view: 'board', stage: 'in talk', kind: 'contact', assignee: 'none', overdue: true },
  search: 'ada',
};

it.each([
  [
    'view=board&stage=in+talk&kind=contact&assignee=none&due=overdue&people-filter=ada&people-page=3',
    whole,
  ],
  [`view=map&stage=hired&kind=lead&assignee=x'y&due=soon`, defaults],
])('reads the state of the tool from the address %s', (query, filters) => {
  expect(read(query)).toEqual(filters);
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
