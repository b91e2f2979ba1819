import { expect, it } from 'vitest';
import { publishedRoles } from '../facts/guide';
import { exampleBands, guideOf } from '../testing/guide';
import { salaryBand } from '../testing/salary-data';
import { coverMarks } from './pdf-cover';

it('counts a stroke for each $10,000 of a median, of roles with a hundred ranges or more', () => {
  expect(coverMarks(publishedRoles(guideOf(...exampleBands())))).toEqual({
    caption: 'Each stroke: $10,000 of a role’s median. Blue: Ai Engineer.',
    columns: [
      { label: 'Ai Engineer', median: 200_000, strokes: 20, isNamed: true },
      { label: 'Data Engineer', median: 150_000, strokes: 15, isNamed: false },
    ],
  });
});

it('lets a stroke stand for more where there would be too many to count', () => {
  const roles = Array.from({ length: 40 }, (_, index) => salaryBand({ role: `role-${index}` }));
  const picture = coverMarks(publishedRoles(guideOf(...roles)));
  expect(picture?.caption).toMatch(/^Each stroke: \$20,000 of/);
  expect(picture?.columns.map(({ strokes }) => strokes)).toEqual(Array(40).fill(8));
});

it('is left out where no role has a hundred ranges', () => {
  expect(coverMarks(publishedRoles(guideOf(salaryBand({ n: 99 }))))).toBeNull();
  expect(coverMarks([])).toBeNull();
});
