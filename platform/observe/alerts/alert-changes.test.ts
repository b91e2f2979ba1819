import { expect, it } from 'vitest';
import { turnPage, type AlertBook, type Finding } from './alert-changes.ts';
import { firing, notMeasured, ok, quiet, type Judgement } from '../objectives/objective.ts';

const HOUR = 3_600_000;
const at = (hours: number): Date => new Date(Date.UTC(2026, 10, 22) + hours * HOUR);
const finding = (judgement: Judgement): Finding => ({
  ...{ id: 'disk', title: 'Disk space', objective: 'Room.', advice: 'Make room.', judgement },
});
const turn = (book: AlertBook, judgement: Judgement, hours: number) => {
  const turned = turnPage(book, [finding(judgement)], at(hours), 12 * HOUR);
  return { book: turned.book, kinds: turned.alerts.map(({ kind }) => kind) };
};
const open: AlertBook = {
  disk: { since: '2026-11-22T00:00:00.000Z', saidAt: '2026-11-22T00:00:00.000Z' },
};

it('opens an alert once', () => {
  expect(turn({}, firing('full'), 0)).toEqual({ book: open, kinds: ['firing'] });
  expect(turn(open, firing('full'), 11.9)).toEqual({ book: open, kinds: [] });
});

it('says it again after the time that is set, and counts from then', () => {
  const again = turn(open, firing('full'), 12);
  expect(again.kinds).toEqual(['repeated']);
  expect(again.book).toEqual({
    disk: { since: '2026-11-22T00:00:00.000Z', saidAt: '2026-11-22T12:00:00.000Z' },
  });
  expect(turn(again.book, firing('full'), 23).kinds).toEqual([]);
});

it('takes an alert back once, and says nothing of what was well all the time', () => {
  expect(turn(open, ok('room'), 1)).toEqual({ book: {}, kinds: ['resolved'] });
  expect(turn({}, ok('room'), 1)).toEqual({ book: {}, kinds: [] });
});

it('keeps an alert that cannot be measured, and ends one about what no longer happens', () => {
  expect(turn(open, notMeasured('unknown'), 48)).toEqual({ book: open, kinds: [] });
  expect(turn(open, quiet('no visitors'), 1)).toEqual({ book: {}, kinds: ['resolved'] });
  expect(turn({}, quiet('no visitors'), 1)).toEqual({ book: {}, kinds: [] });
});
