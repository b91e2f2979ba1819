import { expect, it } from 'vitest';
import { findLikeness } from './text-likeness.ts';

const text = (name: string, ...parts: string[]) => ({ name, parts });

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
