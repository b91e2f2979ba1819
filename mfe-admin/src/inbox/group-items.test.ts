import { expect, it } from 'vitest';
import { groupItems } from './group-items';
import { makeInbox, makeItem } from './testing/make-inbox';

const now = new Date('2026-11-24T09:00:00Z');

it('keeps what is put aside apart until its time has come', () => {
  const items = [makeItem({ key: 'a' }), makeItem({ key: 'b' }), makeItem({ key: 'c' })];
  const snoozes = { a: '2026-11-25T06:00:00Z', b: '2026-11-24T08:59:59Z' };
  const { groups, aside } = groupItems(makeInbox({ items, snoozes }), now);
  expect(aside.map(({ key }) => key)).toEqual(['a']);
  expect(groups[0]?.items.map(({ key }) => key)).toEqual(['b', 'c']);
});

it('counts the requests that the list leaves out', () => {
  const items = [
    makeItem({ key: 'a' }),
    makeItem({ key: 'b', kind: 'people-more', count: 40 }),
    makeItem({ key: 'c', kind: 'crawl-errors', count: 17 }),
  ];
  expect(groupItems(makeInbox({ items }), now).count).toBe(42);
});
