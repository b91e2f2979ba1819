import { expect, it } from 'vitest';
import { formAnswerSchema } from './form-answer.ts';

it.each([
  { reference: 'C-1' },
  { reference: 'SD-1', token: 'opens-figures' },
  { code: 'invalid', fields: { email: 'Enter your email address.' } },
  { code: 'rate-limited', retryAfterSeconds: 90 },
  { code: 'unreadable' },
  { code: 'wrong-method' },
  { code: 'too-large' },
  { code: 'wrong-type' },
  { code: 'unavailable' },
])('has the answer %j', (answer) => {
  expect(formAnswerSchema.parse(answer)).toEqual(answer);
});

it.each([
  {},
  null,
  { reference: 7 },
  { code: 'invalid' },
  { code: 'rate-limited' },
  { code: 'another' },
])('has no answer %j', (answer) => {
  expect(formAnswerSchema.safeParse(answer).success).toBe(false);
});
