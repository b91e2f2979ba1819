import { expect, it } from 'vitest';
import { alertChanges, type OpenAlerts, type Finding } from './alert-changes.ts';
import { firing, notMeasured, ok, quiet, type Judgement } from '../objectives/objective.ts';

const HOUR = 3_600_000;
const at = (hours: number): Date => new Date(Date.UTC(2026, 10, 22) + hours * HOUR);
const finding = (judgement: Judgement): Finding => ({
  id: 'disk',
  title: 'Disk space',
  objective: 'Room.',
  advice: 'Make room.',
  judgement,
});
const check = (before: OpenAlerts, judgement: Judgement, hours: number) => {
  const changes = alertChanges(before, [finding(judgement)], at(hours), 12 * HOUR);
  return { open: changes.open, kinds: changes.alerts.map(({ kind }) => kind) };
};
const open: OpenAlerts = {
  disk: { since: '2026-11-22T00:00:00.000Z', saidAt: '2026-11-22T00:00:00.000Z' },
};

it('opens an alert once', () => {
  expect(check({}, firing('full'), 0)).toEqual({ open, kinds: ['firing'] });
  expect(check(open, firing('full'), 11.9)).toEqual({ open, kinds: [] });
});

it('repeats an alert after the interval, and counts the next one from then', () => {
  const again = check(open, firing('full'), 12);
  expect(again.kinds).toEqual(['repeated']);
  expect(again.open).toEqual({
    disk: { since: '2026-11-22T00:00:00.000Z', saidAt: '2026-11-22T12:00:00.000Z' },
  });
  expect(check(again.open, firing('full'), 23).kinds).toEqual([]);
});

it('resolves an alert once, and says nothing about an objective that was always met', () => {
  expect(check(open, ok('room'), 1)).toEqual({ open: {}, kinds: ['resolved'] });
  expect(check({}, ok('room'), 1)).toEqual({ open: {}, kinds: [] });
});

it('keeps an alert that cannot be measured, and resolves one when there is no traffic', () => {
  expect(check(open, notMeasured('unknown'), 48)).toEqual({ open, kinds: [] });
  expect(check(open, quiet('no visitors'), 1)).toEqual({ open: {}, kinds: ['resolved'] });
  expect(check({}, quiet('no visitors'), 1)).toEqual({ open: {}, kinds: [] });
});
