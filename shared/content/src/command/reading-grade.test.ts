import { describe, expect, it } from 'vitest';
import { readingGrade } from './reading-grade.ts';

describe('the reading grade', () => {
  it('is that of the formula for a text whose counts are published', () => {
    // 1 sentence, 13 words, 26 syllables: the example of the package flesch-kincaid.
    const text =
      'The Australian platypus is seemingly a hybrid of a mammal and reptilian creature.';
    expect(readingGrade([text])).toEqual({
      grade: expect.closeTo(13.08, 5),
      sentences: 1,
      words: 13,
    });
  });

  it('is that of the formula for counts made by hand', () => {
    // 6 words, 6 syllables: 0.39 * 6 + 11.8 * 6 / 6 - 15.59.
    expect(readingGrade(['The cat sat on the mat.']).grade).toBeCloseTo(-1.45, 5);
    // 4 + 6 + 2 words; 4 + 10 + 2 syllables: 0.39 * 12 / 3 + 11.8 * 16 / 12 - 15.59.
    const three = 'You can call us. A recruiter reads every new profile. We do.';
    expect(readingGrade([three])).toEqual({
      grade: expect.closeTo(1.7033, 4),
      sentences: 3,
      words: 12,
    });
  });

  it('counts no fragments: labels, short list items, lines that introduce a list', () => {
    const sentence = readingGrade(['A recruiter reads every profile.']);
    const fragments = [
      'Home',
      'Fees and terms',
      'Bring these three things:',
      '72h average shortlist',
    ];
    expect(readingGrade(['A recruiter reads every profile.', ...fragments])).toEqual(sentence);
    expect(readingGrade(['A recruiter reads every profile. You bring:'])).toEqual(sentence);
    expect(readingGrade(fragments)).toEqual({ grade: null, sentences: 0, words: 0 });
  });

  it('counts a hyphenated word, a contraction and a figure as one word', () => {
    expect(readingGrade(['It’s a full-length film—or $15.50 in 2025.']).words).toBe(8);
  });

  it('counts one syllable for an abbreviation and for a figure', () => {
    const grade = readingGrade(['We try it in the lab.']).grade;
    expect(readingGrade(['We try AI in the US.']).grade).toBe(grade);
    expect(readingGrade(['APIs try it in the 2020s.']).grade).toBe(grade);
  });

  it('does not end a sentence within a quotation, at an abbreviation or in a figure', () => {
    for (const text of [
      '“Who decides?” they asked us.',
      'It costs $1.5 million, e.g. for a team.',
      'The U.S. market is big.',
    ]) {
      expect(readingGrade([text]).sentences, text).toBe(1);
    }
  });
});
