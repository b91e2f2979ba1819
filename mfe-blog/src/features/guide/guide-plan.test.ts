import { expect, it } from 'vitest';
import { GuideFileError, readGuide } from './guide-plan';

it('keeps a colon in a title', () => {
  const file =
    '---\ntitle: A\nh1: Jobs: the roles\ndescription: D\nupdated: 2026-01-02\n---\n\nText.\n';
  expect(readGuide(file)).toEqual({
    title: 'A',
    h1: 'Jobs: the roles',
    description: 'D',
    body: 'Text.',
    updatedAt: '2026-01-02T00:00:00.000Z',
  });
});

it('names what is missing', () => {
  expect(() => readGuide('Text.')).toThrow(GuideFileError);
  expect(() => readGuide('---\ntitle: A\n---\nText.')).toThrow('The front matter has no "h1".');
});
