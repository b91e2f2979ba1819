import { expect, it } from 'vitest';
import remote from '../../../routes';
import { itemKinds } from '../../../inbox/api/inbox-item';
import { makeItem } from '../../../inbox/testing/make-inbox';
import { itemWords } from './item-words';
import { formatAge } from '../inbox-row';

const facts = {
  id: '7',
  name: 'Ada Example',
  subject: 'Example Robotics',
  step: 'Call',
  ends_at: '2026-12-01T10:00:00Z',
  crawl: 3,
  week: '2026-W47',
};

it('leads from every item to a page that there is', () => {
  const patterns = remote.routes.map(
    ({ path }) => new RegExp(`^${path.replace(/:\w+/g, '[^/]+')}$`),
  );
  for (const kind of itemKinds) {
    const { to } = itemWords(makeItem({ kind, facts }));
    const path = to.replace(/[?#].*$/, '');
    expect([kind, patterns.some((pattern) => pattern.test(path))]).toEqual([kind, true]);
  }
});

const more = (of: 'letter-failed' | 'contact-new') =>
  ({ kind: 'people-more', count: 3, facts: { of } }) as const;
const bounce = { ...facts, email: 'ada@company.exmaple', error: '550 5.1.1 No such user' };
const people = '/internal-admin-xyz123/people';
it.each([
  [more('letter-failed'), { title: '3 more mails that did not arrive', to: people }],
  [
    more('contact-new'),
    { title: '3 more new contact requests', to: `${people}?stage=new&kind=contact` },
  ],
  [
    { kind: 'contact-new' },
    {
      ...{ title: 'Ada Example', detail: 'New contact request from Example Robotics' },
      ...{ action: 'Reply', to: `${people}/7?open=mail` },
    },
  ],
  [{ kind: 'report-draft' }, { to: '/weekly-ai-jobs-report?week=2026-W47' }],
  [{ kind: 'linkedin-failed' }, { to: '/linkedin-posting-test?post=7' }],
  [
    { kind: 'address-wrong', facts: bounce },
    {
      title: 'The address of Ada Example does not exist',
      detail: 'ada@company.exmaple: 550 5.1.1 No such user',
      ...{ action: 'Correct the address', to: `${people}/7?open=address` },
    },
  ],
  [
    { kind: 'mail-bounced', facts: { ...facts, reason: 'full' } },
    { title: 'The mailbox of Ada Example is full' },
  ],
  [
    { kind: 'mail-bounced', facts: { ...facts, reason: 'refused' } },
    { title: 'The mail server of Ada Example refuses our mails' },
  ],
  [{ kind: 'crawl-errors', count: 1 }, { title: '1 error in the newest crawl' }],
  [{ kind: 'crawl-errors', count: 12 }, { title: '12 errors in the newest crawl' }],
] as const)('says of %j: %j', (item, words) => {
  expect(itemWords(makeItem({ facts, ...item }))).toMatchObject(words);
});

it.each([
  ['2026-11-24T09:00:30Z', 'now'],
  ['2026-11-24T08:59:01Z', 'now'],
  ['2026-11-24T08:59:00Z', '1 min'],
  ['2026-11-24T08:00:01Z', '59 min'],
  ['2026-11-24T08:00:00+00:00', '1 h'],
  ['2026-11-22T09:00:01Z', '47 h'],
  ['2026-11-22T09:00:00Z', '2 d'],
])('of %s is %s', (at, age) => {
  expect(formatAge(at, new Date('2026-11-24T09:00:00Z'))).toBe(age);
});
