import { expect, it } from 'vitest';
import { listPlace } from './list-place.ts';

const phone = { width: 360, height: 640 };
const list = { width: 200, height: 300 };

it('opens below and from the start where there is room', () => {
  expect(listPlace({ top: 100, bottom: 148, left: 16 }, list, phone)).toEqual({
    side: 'below',
    align: 'start',
  });
});

it('opens above where only there is room', () => {
  expect(listPlace({ top: 500, bottom: 548, left: 16 }, list, phone).side).toBe('above');
});

it('stays below where neither side has room and the space below is larger', () => {
  expect(listPlace({ top: 100, bottom: 148, left: 16 }, { ...list, height: 900 }, phone).side).toBe(
    'below',
  );
});

it('is flush with the end of a control at the edge of the window', () => {
  expect(listPlace({ top: 100, bottom: 148, left: 200 }, list, phone).align).toBe('end');
});
