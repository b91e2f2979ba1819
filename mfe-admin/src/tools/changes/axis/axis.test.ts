import { describe, expect, it } from 'vitest';
import { axisFrom, barOf, dayAfterStep, daysOf, inRows, mondaysOf, placeOf } from './axis';

const now = new Date('2026-11-24T23:30:00Z');
/** Ten days from November 1 on: a day is a tenth. */
const axis = { from: Date.parse('2026-11-01'), to: Date.parse('2026-11-11') };
const at = (text: string) => Date.parse(text);
const span = (from: string, to: string) => ({ from: at(from), to: at(to) });

describe('the time that is shown', () => {
  it('is two weeks before today, today, and two weeks after it', () => {
    expect(axisFrom(null, now)).toEqual({ from: at('2026-11-10'), to: at('2026-12-09') });
    expect(daysOf(axisFrom(null, now))).toEqual({ first: '2026-11-10', last: '2026-12-08' });
  });

  it('begins with the day of the address', () => {
    expect(daysOf(axisFrom('2026-02-27', now))).toEqual({
      first: '2026-02-27',
      last: '2026-03-27',
    });
  });

  it.each(['', 'soon', '2026-02-30', '1999-01-01', '9999-12-31'])(
    'is around today where the address says "%s"',
    (day) => {
      expect(daysOf(axisFrom(day, now)).first).toBe('2026-11-10');
    },
  );

  it('moves by two weeks', () => {
    const shown = axisFrom('2026-11-10', now);
    expect([dayAfterStep(shown, -1), dayAfterStep(shown, 1)]).toEqual(['2026-10-27', '2026-11-24']);
  });
});

describe('a place on the axis', () => {
  it('is in percent of it', () => {
    expect(placeOf(axis, at('2026-11-01'))).toBe(0);
    expect(placeOf(axis, at('2026-11-06'))).toBe(50);
    expect(placeOf(axis, at('2026-11-09T12:00Z'))).toBe(85);
  });

  it('is none before it, after it, and at its end', () => {
    const places = ['2026-10-31T23:59Z', '2026-11-11', '2026-12-01'].map((day) =>
      placeOf(axis, at(day)),
    );
    expect(places).toEqual([null, null, null]);
  });
});

describe('a bar on the axis', () => {
  it('is as long as its time', () => {
    expect(barOf(axis, span('2026-11-03', '2026-11-06'))).toEqual({ start: 20, width: 30 });
  });

  it.each([
    ['its start', '2026-10-01', '2026-11-03', { start: 0, width: 20 }],
    ['its end', '2026-11-09', '2026-12-24', { start: 80, width: 20 }],
    ['both', '2026-01-01', '2027-01-01', { start: 0, width: 100 }],
  ])('is cut at the edge of the axis: %s', (_what, from, to, bar) => {
    expect(barOf(axis, span(from, to))).toEqual(bar);
  });

  it('is none outside of the axis', () => {
    expect(barOf(axis, span('2026-10-01', '2026-11-01'))).toBeNull();
    expect(barOf(axis, span('2026-11-11', '2026-11-12'))).toBeNull();
  });

  it('has a place without a length', () => {
    expect(barOf(axis, span('2026-11-01', '2026-11-01'))).toEqual({ start: 0, width: 0 });
    expect(barOf(axis, span('2026-11-06', '2026-11-06'))).toEqual({ start: 50, width: 0 });
  });
});

it('names the Mondays', () => {
  expect(mondaysOf(axisFrom('2026-11-10', now)).map(({ day }) => day)).toEqual([
    '2026-11-16',
    '2026-11-23',
    '2026-11-30',
    '2026-12-07',
  ]);
  expect(mondaysOf(axisFrom('2026-11-16', now))[0]).toEqual({ day: '2026-11-16', place: 0 });
});

it('puts bars that cover each other into rows below each other', () => {
  const first = { span: span('2026-11-01', '2026-11-05') };
  const beside = { span: span('2026-11-02', '2026-11-08') };
  const next = { span: span('2026-11-05', '2026-11-06') };
  expect(inRows([next, beside, first])).toEqual([[first, next], [beside]]);
  expect(inRows([])).toEqual([]);
});
