import { nearDifferences, pairedRows } from './line-diff';
import { expect, it } from 'vitest';

it('shows lines near a difference alone', () => {
  const lines = ['1', '2', '3', '4', '5', '6', '7', '8', '9'];
  const rows = pairedRows(lines.join('\n'), lines.with(5, 'six').join('\n'));
  expect(nearDifferences(rows).map((row) => row?.right)).toEqual([
    ...[undefined, '4', '5', 'six', '7', '8', undefined],
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
