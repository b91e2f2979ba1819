import { expect, it } from 'vitest';
import { checkMail } from './check-mail';

it('takes a mail that is written', () => {
  expect(checkMail({ subject: 'Book a call', text: 'Hello [Ada],' })).toEqual({});
});

it('names each field that is empty or too long', () => {
  expect(checkMail({ subject: ' ', text: '' })).toEqual({
    subject: 'Write a subject.',
    text: 'Write the text.',
  });
  expect(checkMail({ subject: 'x', text: 'x'.repeat(8001) })).toEqual({
    text: 'Use at most 8,000 characters.',
  });
});

it('names what a template leaves to fill in', () => {
  expect(checkMail({ subject: 'x', text: 'Hello,\n[your questions]\n[your name]' })).toEqual({
    text: 'Replace [your name], [your questions] with your words.',
  });
});
