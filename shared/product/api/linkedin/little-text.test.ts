import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { hashtagsOf, littleText, readLittleText } from './little-text.ts';

const asRead = (sent: string) =>
  readLittleText(sent)
    .map((part) => (part.kind === 'text' ? part.text : `#${part.name}`))
    .join('');

describe('little text', () => {
  it.each([
    ['Two (2) roles', 'Two \\(2\\) roles'],
    [
      'a|b {c} [d] <e> *f* g_h ~i @j \\k',
      'a\\|b \\{c\\} \\[d\\] \\<e\\> \\*f\\* g\\_h \\~i \\@j \\\\k',
    ],
    ['Hiring #MLOps_Engineers!', 'Hiring {hashtag|\\#|MLOps\\_Engineers}!'],
    ['#Québec and #été2026', '{hashtag|\\#|Québec} and {hashtag|\\#|été2026}'],
    ['C# is no. #1', 'C\\# is no. \\#1'],
    ['https://example.com/a_b#top', 'https://example.com/a\\_b\\#top'],
    ['one\r\ntwo', 'one\ntwo'],
  ])('%j is sent as %j', (text, sent) => {
    expect(littleText(text)).toBe(sent);
  });

  it('reads the same after any text, and escapes every reserved character outside of a hashtag', () => {
    const text = fc.string({
      unit: fc.constantFrom(...'ab1é😀 \n#_|{}@[]()<>*~\\/&', 'hashtag|'),
      maxLength: 60,
    });
    fc.assert(
      fc.property(text, (written) => {
        const sent = littleText(written);
        expect(asRead(sent)).toBe(written);
        const plain = sent
          .replace(/\{hashtag\|\\#\|(\\.|[^\\{}|])+\}/gsu, '')
          .replace(/\\./gsu, '');
        expect(plain).not.toMatch(/[\\|{}@[\]()<>#*_~]/);
      }),
      { numRuns: 2000 },
    );
  });

  it('names every hashtag once', () => {
    expect(hashtagsOf('#AI and #ML, then #AI; C#, #2')).toEqual(['AI', 'ML']);
  });
});
