import { expect, it } from 'vitest';
import { emailField, oneOf } from './define-form.ts';

const messages = (value: unknown) =>
  emailField.safeParse(value).error?.issues.map(({ message }) => message);

it.each([
  [undefined, 'Enter your email address.'],
  [7, 'Enter your email address.'],
  ['  ', 'Enter your email address.'],
  [`${'x'.repeat(243)}@example.com`, 'Enter an email address of at most 254 characters.'],
  ['ada@', 'Enter an email address like name@company.com.'],
])('refuses %j with one sentence', (value, message) => {
  expect(messages(value)).toEqual([message]);
});

it('takes an address without the spaces around it', () => {
  expect(emailField.parse(' ada@company.example ')).toBe('ada@company.example');
});

it.each([
  '\u202Aada@company.example\u202C',
  'ada@company\u00AD.example\u200B',
  '\uFEFFada@company.example\u00A0',
  'ada＠company．example',
  'ａｄａ@company.example\u3000',
])('takes %j for what it looks like', (address) => {
  expect(emailField.parse(address)).toBe('ada@company.example');
});

it('takes a value of the list alone', () => {
  const field = oneOf([{ value: 'now', label: 'As soon as possible' }], 'Choose one.');
  expect(field.parse('now')).toBe('now');
  expect(field.safeParse('As soon as possible').error?.issues[0]?.message).toBe('Choose one.');
});
