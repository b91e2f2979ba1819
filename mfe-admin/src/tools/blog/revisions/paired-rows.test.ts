import { expect, it } from 'vitest';
import { pairedRows } from './paired-rows';

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
