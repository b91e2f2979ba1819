import { expect, it } from 'vitest';
import { makeBoard, namesOn } from '../testing/make-person';
import { cardAbove, moveCard, placeOf, stepFrom } from './move-card';

const board = makeBoard({ new: ['Ann', 'Bea', 'Cleo'], shortlist: ['Dora'] });

it('moves a card within its column', () => {
  const moved = moveCard(board, 'Ann', { stage: 'new', index: 2 });
  expect(namesOn(moved)).toEqual({ new: ['Bea', 'Cleo', 'Ann'], shortlist: ['Dora'] });
  expect(cardAbove(moved, 'Ann')).toBe('Cleo');
});

it('moves a card to another column, with its stage and the counts of both', () => {
  const moved = moveCard(board, 'Bea', { stage: 'shortlist', index: 0 });
  expect(namesOn(moved)).toEqual({ new: ['Ann', 'Cleo'], shortlist: ['Bea', 'Dora'] });
  expect([moved.new.total, moved.shortlist.total]).toEqual([2, 2]);
  expect(moved.shortlist.cards[0]?.stage).toBe('shortlist');
  expect(cardAbove(moved, 'Bea')).toBeNull();
});

it('puts a card that is dropped below the last one at the end, and leaves a card that is gone alone', () => {
  expect(namesOn(moveCard(board, 'Ann', { stage: 'closed', index: 9 })).closed).toEqual(['Ann']);
  expect(moveCard(board, 'Eve', { stage: 'new', index: 0 })).toBe(board);
  expect(placeOf(board, 'Eve')).toBeNull();
});

it.each([
  ['Ann', 'ArrowUp', null],
  ['Bea', 'ArrowUp', { stage: 'new', index: 0 }],
  ['Bea', 'ArrowDown', { stage: 'new', index: 2 }],
  ['Cleo', 'ArrowDown', null],
  ['Cleo', 'Home', { stage: 'new', index: 0 }],
  ['Ann', 'End', { stage: 'new', index: 2 }],
  ['Ann', 'ArrowLeft', null],
  ['Cleo', 'ArrowRight', { stage: 'in talk', index: 0 }],
  ['Dora', 'ArrowRight', { stage: 'placed', index: 0 }],
  ['Dora', 'x', null],
] as const)('takes %s with %s to %j', (name, key, to) => {
  expect(stepFrom(board, placeOf(board, name) ?? { stage: 'closed', index: 0 }, key)).toEqual(to);
});
