import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { writeCsv } from './csv';
import { readCsv } from './testing/read-figures';

describe('a written file', () => {
  it('ends each row with CRLF and quotes only what needs it', () => {
    expect(
      writeCsv([
        ['a', 'b, c'],
        ['say "hi"', 'two\nlines'],
      ]),
    ).toBe('a,"b, c"\r\n"say ""hi""","two\nlines"\r\n');
  });

  it.each(['=1+1', '+1', '-1', '@SUM(A1)', '\tx', '=HYPERLINK("https://a.example")'])(
    'holds no cell that a spreadsheet would run: %j',
    (cell) => {
      expect(writeCsv([[cell]])).toMatch(/^"?'/);
    },
  );
});

it('is read back by a CSV library as it was written', () => {
  fc.assert(
    fc.property(
      fc.array(
        fc.array(fc.string({ unit: fc.constantFrom(...'a1,"\r\n\'=+-@ é') }), { minLength: 2 }),
      ),
      (rows) => {
        expect(readCsv(writeCsv(rows))).toEqual(rows);
      },
    ),
  );
});
