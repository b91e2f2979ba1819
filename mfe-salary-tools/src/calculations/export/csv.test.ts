import { describe, expect, it } from 'vitest';
import { writeCsv } from './csv';

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
