import { expect, it } from 'vitest';
import { findLikeness, likeness, wordsOf } from './text-likeness.ts';

const text = (name: string, ...parts: string[]) => ({ name, parts });

it.each([
  [
    1,
    'the same words, whatever their capitals and punctuation',
    ['One two, three four: five six.'],
    'one TWO three; four five – six',
  ],
  [0, 'no five words in a row', ['one two three four five'], 'one two three four, and five'],
  // Two runs each, one of them in both: one of three.
  [
    1 / 3,
    'a part of all runs of five words',
    ['zero one two three four five'],
    'one two three four five six',
  ],
  [
    0,
    'five words over the end of a part',
    ['one two three', 'four five six'],
    'one two three four five six',
  ],
  [0, 'too few words to compare', ['too short'], 'too short'],
])('the likeness is %d for %s', (share, _, left, right) => {
  expect(likeness(text('a', ...left), text('b', right))).toBeCloseTo(share);
});

const filler = (word: string) =>
  Array.from({ length: 40 }, (_, index) => `${word}${index}`).join(' ');

it('what is found is a sentence of nine words that two texts share, in texts that are otherwise different', () => {
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

it('what is found is no sentence of eight words', () => {
  const sentence = 'We answer everybody, also when the answer: no.';
  const texts = [
    text('/a', `${sentence} ${filler('left')} ${filler('more')}`),
    text('/b', `${sentence} ${filler('right')} ${filler('again')}`),
  ];
  expect(findLikeness(texts)).toEqual([]);
});

it('what is found is a pair of which every word but the role is the same', () => {
  const page = (role: string) =>
    text(`/${role}`, `Hire ${role} who have shipped. ${filler('w')}`, filler('x'));
  const found = findLikeness([page('engineers'), page('scientists')]);
  expect(found).toContainEqual({
    kind: 'alike',
    names: ['/engineers', '/scientists'],
    share: expect.closeTo(0.95, 1),
  });
});

it('counts words with an apostrophe once and hyphenated ones by their parts', () => {
  const words = wordsOf('Don’t pay machine-learning engineers 10,000!');
  expect(words.join('|')).toBe('don’t|pay|machine|learning|engineers|10|000');
});
