import { expect, test } from 'vitest';
import { letters } from './content/letters.ts';
import { fillLetter, openSpots } from './letters.ts';

const facts = {
  name: 'Ada Example',
  about: 'Staff MLOps Engineer',
  reference: 'A-7K2M9QXD',
  brand: 'Example Talent',
};

test.each(letters)('$id has every fact filled in, and names what staff have to write', (letter) => {
  const { subject, text } = fillLetter(letter, facts);
  expect(`${subject}${text}`).not.toMatch(/[{}]/);
  expect(subject.length).toBeLessThanOrEqual(150);
  expect(text).toMatch(
    /^Hello Ada Example,\n\n[^]*\n\nBest regards,\n\[your name\]\nExample Talent$/,
  );
  expect(openSpots(text)).toContain('[your name]');
});

test('an interview invitation has three spots to fill in, and none once they are written', () => {
  const [, interview] = letters;
  const { text } = fillLetter(interview ?? { subject: '', text: '' }, facts);
  expect(openSpots(text)).toEqual([
    '[your name]',
    '[day and time, with the time zone]',
    '[name and role]',
  ]);
  const written = text
    .replace('[your name]', 'Bea')
    .replace('[day and time, with the time zone]', 'Monday at 10:00 Eastern')
    .replace('[name and role]', 'Cleo, head of platform');
  expect(openSpots(written)).toEqual([]);
});

test('brackets of a person are no spot, and a name in braces is no fact', () => {
  expect(openSpots('Python [3.14] and [tests]')).toEqual([]);
  const text = fillLetter({ subject: '{name}', text: '{about}' }, { ...facts, name: '{about} $&' });
  expect(text).toEqual({ subject: '{about} $&', text: 'Staff MLOps Engineer' });
});
