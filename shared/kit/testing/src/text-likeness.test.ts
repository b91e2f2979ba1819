import { describe, expect, it } from 'vitest';
import { findLikeness, likeness, wordsOf } from './text-likeness.ts';

const text = (name: string, ...parts: string[]) => ({ name, parts });

describe('the likeness of two texts', () => {
  it('is 1 for the same words, whatever their capitals and punctuation', () => {
    const left = text('a', 'One two, three four: five six.');
    const right = text('b', 'one TWO three; four five – six');
    expect(likeness(left, right)).toBe(1);
  });

  it('is 0 where no five words in a row are shared', () => {
    const left = text('a', 'one two three four five');
    const right = text('b', 'one two three four, and five');
    expect(likeness(left, right)).toBe(0);
  });

  it('is the shared part of all runs of five words', () => {
    // Two runs each, one of them in both: one of three.
    const left = text('a', 'zero one two three four five');
    const right = text('b', 'one two three four five six');
    expect(likeness(left, right)).toBeCloseTo(1 / 3);
  });

  it('does not read over the end of a part', () => {
    const left = text('a', 'one two three', 'four five six');
    const right = text('b', 'one two three four five six');
    expect(likeness(left, right)).toBe(0);
  });

  it('is 0 for texts too short to compare', () => {
    expect(likeness(text('a', 'too short'), text('b', 'too short'))).toBe(0);
  });
});

describe('what is found', () => {
  const filler = (word: string) =>
    Array.from({ length: 40 }, (_, index) => `${word}${index}`).join(' ');

  it('is a sentence of nine words that two texts share, in texts that are otherwise different', () => {
    const sentence = 'We answer everybody, also when the answer is no.';
    const found = findLikeness([
      text('/a', `${sentence} ${filler('left')} ${filler('more')}`),
      text('/b', `${filler('right')} ${filler('again')}. ${sentence}`),
      text('/c', filler('other')),
    ]);
    expect(found).toEqual([
      {
        kind: 'sentence',
        names: ['/a', '/b'],
        sentence: 'we answer everybody also when the answer is no',
      },
    ]);
  });

  it('is no sentence of eight words', () => {
    const sentence = 'We answer everybody, also when the answer: no.';
    const texts = [
      text('/a', `${sentence} ${filler('left')} ${filler('more')}`),
      text('/b', `${sentence} ${filler('right')} ${filler('again')}`),
    ];
    expect(findLikeness(texts)).toEqual([]);
  });

  it('is a pair of which every word but the role is the same', () => {
    const page = (role: string) =>
      text(`/${role}`, `Hire ${role} who have shipped. ${filler('w')}`, filler('x'));
    const found = findLikeness([page('engineers'), page('scientists')]);
    expect(found).toContainEqual({
      kind: 'alike',
      names: ['/engineers', '/scientists'],
      share: expect.closeTo(0.95, 1),
    });
  });
});

it('counts words with an apostrophe once and hyphenated ones by their parts', () => {
  expect(wordsOf('Don’t pay machine-learning engineers 10,000!')).toEqual([
    'don’t',
    'pay',
    'machine',
    'learning',
    'engineers',
    '10',
    '000',
  ]);
});
