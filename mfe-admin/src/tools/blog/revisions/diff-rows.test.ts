import fc from 'fast-check';
import { expect, it } from 'vitest';
import { diffRows } from './diff-rows';

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

it('counts every line of both texts', () => {
  const text = fc.array(fc.constantFrom('a', 'b', '', 'c d'), { minLength: 1, maxLength: 30 });
  fc.assert(
    fc.property(text, text, (from, to) => {
      const rows = diffRows(from.join('\n'), to.join('\n'));
      const count = (...kinds: string[]) =>
        rows.reduce((sum, row) => {
          if (row.kind === 'skipped') return sum + row.lines;
          return sum + (kinds.includes(row.kind) ? 1 : 0);
        }, 0);
      const length = (lines: string[]) => lines.join('\n').replace(/\n$/, '').split('\n').length;
      expect(count('same', 'removed')).toBe(length(from));
      expect(count('same', 'added')).toBe(length(to));
    }),
  );
});
