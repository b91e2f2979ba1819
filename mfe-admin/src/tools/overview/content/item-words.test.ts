import { expect, it } from 'vitest';
import remote from '../../../routes';
import { itemKinds } from '../../../inbox/api/inbox-item';
import { makeItem } from '../../../inbox/testing/make-inbox';
import { itemWords } from './item-words';

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

it('says how many more of a kind there are', () => {
  const more = (of: 'letter-failed' | 'contact-new') =>
    itemWords(makeItem({ kind: 'people-more', count: 3, facts: { of } }));
  expect(more('letter-failed')).toMatchObject({
    title: '3 more mails that did not arrive',
    to: '/internal-admin-xyz123/people',
  });
  expect(more('contact-new')).toMatchObject({
    title: '3 more new contact requests',
    to: '/internal-admin-xyz123/people?stage=new&kind=contact',
  });
});

it('says the person, the thing and the action', () => {
  expect(itemWords(makeItem({ kind: 'contact-new', facts }))).toEqual({
    title: 'Ada Example',
    detail: 'New contact request from Example Robotics',
    action: 'Reply',
    to: '/internal-admin-xyz123/people/7?open=mail',
  });
  expect(itemWords(makeItem({ kind: 'report-draft', facts })).to).toBe(
    '/weekly-ai-jobs-report?week=2026-W47',
  );
  expect(itemWords(makeItem({ kind: 'linkedin-failed', facts })).to).toBe(
    '/linkedin-posting-test?post=7',
  );
});

it('leads from an address that does not exist to the field that corrects it', () => {
  const bounce = { ...facts, email: 'ada@company.exmaple', error: '550 5.1.1 No such user' };
  expect(itemWords(makeItem({ kind: 'address-wrong', facts: bounce }))).toEqual({
    title: 'The address of Ada Example does not exist',
    detail: 'ada@company.exmaple: 550 5.1.1 No such user',
    action: 'Correct the address',
    to: '/internal-admin-xyz123/people/7?open=address',
  });
});

it.each([
  ['full', 'The mailbox of Ada Example is full'],
  ['refused', 'The mail server of Ada Example refuses our mails'],
])('says of an address that is %s: %s', (reason, title) => {
  expect(itemWords(makeItem({ kind: 'mail-bounced', facts: { ...facts, reason } })).title).toBe(
    title,
  );
});

it('counts in the singular and the plural', () => {
  const title = (count: number): string =>
    itemWords(makeItem({ kind: 'crawl-errors', count, facts })).title;
  expect(title(1)).toBe('1 error in the newest crawl');
  expect(title(12)).toBe('12 errors in the newest crawl');
});
