import { diffRows, pairedRows } from './line-diff';
import { expect, it } from 'vitest';

it('shows added and removed lines with a little context, and counts the rest', () => {
  const lines = ['1', '2', '3', '4', '5', '6', '7', '8', '9'];
  const from = lines.join('\n');
  const to = lines.with(7, 'eight').join('\n');
  expect(diffRows(from, to)).toEqual([
    { kind: 'skipped', lines: 5 },
    { kind: 'same', text: '6' },
    { kind: 'same', text: '7' },
    { kind: 'removed', text: '8' },
    { kind: 'added', text: 'eight' },
    { kind: 'same', text: '9' },
  ]);
});

const pairs = (left: string, right: string) =>
  pairedRows(left, right).map((row) => [row.left, row.right, row.differs]);

it('lines that correspond are beside each other, and no line of either text is left out', () => {
  expect(
    pairs('One.\n\nTwo, theirs.\n\nThree.', 'One.\n\nTwo, mine.\nAnd more.\n\nThree.'),
  ).toEqual([
    ['One.', 'One.', false],
    ['', '', false],
    ['Two, theirs.', 'Two, mine.', true],
    [null, 'And more.', true],
    ['', '', false],
    ['Three.', 'Three.', false],
  ]);
});

it('a line that only one text has has nothing beside it', () => {
  expect(pairs('One.\nTwo.', 'One.')).toEqual([
    ['One.', 'One.', false],
    ['Two.', null, true],
  ]);
});
