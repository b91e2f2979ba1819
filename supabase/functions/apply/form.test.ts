import { readControls } from '@talent/forms/define-form';
import { describe, expect, it } from 'vitest';
import { applyForm } from './form.ts';

const pdf = (bytes = 100) => new File(['%PDF-1.7'.padEnd(bytes)], 'cv.pdf');

const valid = {
  jobSlug: 'ranking-engineer',
  name: 'Ada Example',
  email: 'ada@example.com',
  workEligibility: 'authorised',
  consent: 'on',
};

function formOf(patch: Record<string, string | File | null> = {}): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries({ ...valid, cv: pdf(), ...patch })) {
    if (value !== null) form.set(name, value);
  }
  return form;
}

const check = (patch: Record<string, string | File | null> = {}) =>
  applyForm.schema.safeParse(readControls(applyForm, formOf(patch)));

const NO_PHONE = 'Enter a phone number such as +1 512 555 0100, or leave this empty.';

it('accepts an application with the required fields alone', () => {
  expect(check().data).toMatchObject({ name: 'Ada Example', phone: '', links: [], message: '' });
});

it('accepts a file of exactly 5 MB', () => {
  expect(check({ cv: pdf(5_242_880) }).success).toBe(true);
});

it('accepts three links with any space between them, and a number with or without its country', () => {
  const three = ['https://a.example', 'https://b.example', 'https://c.example'];
  expect(check({ links: three.join('  \n ') }).data?.links).toEqual(three);
  const pasted = three.map((link) => `\u202A${link.replace('https', 'ｈttps')}\u200B\u202C`);
  expect(check({ links: pasted.join('\u00A0') }).data?.links).toEqual(three);
  for (const phone of ['+1 512 555 0100', '(512) 555-0100', '']) {
    expect(check({ phone }).success, phone).toBe(true);
  }
  for (const jobSlug of ['engineer', 'senior-ranking-engineer-2']) {
    expect(check({ jobSlug }).success, jobSlug).toBe(true);
  }
});

it.each([
  [{ cv: null }, 'Choose your resume as a PDF file.'],
  [{ cv: new File([], '') }, 'Choose your resume as a PDF file.'],
  [{ name: ' ' }, 'Enter your name.'],
  [{ name: 'x'.repeat(101) }, 'Enter a name of at most 100 characters.'],
  [{ links: `https://a.example/${'x'.repeat(620)}` }, 'Enter shorter links.'],
  [{ message: 'x'.repeat(3001) }, 'Write at most 3,000 characters.'],
  [{ phone: new File([], 'x') }, 'Enter a phone number, or leave this empty.'],
  [{ phone: '512 555 0100 ext' }, NO_PHONE],
  [{ phone: 'x12' }, NO_PHONE],
  [{ phone: '512 555 0100 x1234567' }, NO_PHONE],
  [{ phone: 'call 512 555 0100' }, NO_PHONE],
  [{ phone: '512 555 0100 x1 x2' }, NO_PHONE],
])('says what to do: case %#', (patch, message) => {
  expect(check(patch).error?.issues.map((issue) => issue.message)).toEqual([message]);
});

describe('refuses', () => {
  it.each([
    ['a short name', { name: 'A' }, 'name'],
    ['an address without a host', { email: 'ada@' }, 'email'],
    ['an unknown answer', { workEligibility: 'maybe' }, 'workEligibility'],
    ['a link that is no https', { links: 'javascript:alert(1)' }, 'links'],
    ['http', { links: 'http://a.example' }, 'links'],
    ['four links', { links: 'https://a.example '.repeat(4) }, 'links'],
    ['text where the file should be', { cv: 'cv.pdf' }, 'cv'],
    ['5 MB and one byte', { cv: pdf(5_242_880 + 1) }, 'cv'],
    ['no agreement', { consent: null }, 'consent'],
    ['a slug that is a path', { jobSlug: '../x' }, 'jobSlug'],
    ['a slug that goes on as a path', { jobSlug: 'engineer/../x' }, 'jobSlug'],
    ['five digits as a telephone number', { phone: '12345' }, 'phone'],
    ['https without slashes', { links: 'https:a.example' }, 'links'],
    ['https without a host', { links: 'https://' }, 'links'],
  ])('%s', (_, patch, field) => {
    const { error } = check(patch);
    expect(error?.issues.map(({ path }) => path[0])).toEqual([field]);
  });
});

it.each([
  ['+1 512 555 0100\u202c', '+1 512 555 0100'],
  ['\u202a+1 512 555 0100\u202c', '+1 512 555 0100'],
  ['\u2060+15125550100', '+15125550100'],
  ['+1 512 555 0100\u200b', '+1 512 555 0100'],
  ['+1\u00a0512\u00a0555\u00a00100', '+1 512 555 0100'],
  ['+1 512\u2011555\u20110100', '+1 512-555-0100'],
  ['+1 512\u2013555\u20130100', '+1 512-555-0100'],
  ['\uff0b1 512 555 0100', '+1 512 555 0100'],
  ['(512) 555-0100 ext. 12', '(512) 555-0100 ext. 12'],
  ['(512) 555-0100 x12', '(512) 555-0100 x12'],
  ['(+44) 20 7946 0000', '(+44) 20 7946 0000'],
  ['512\u2009555\u202f0100, Ext.\u00a012', '512 555 0100, Ext. 12'],
  ['\uff15\uff11\uff12 555\u22120100 #7', '512 555-0100 #7'],
  ['\u00ad\ufeff\u200f512\t555 0100', '512 555 0100'],
  ['\u200b', ''],
])('takes the phone number %j as %j', (phone, tidied) => {
  expect(check({ phone }).data?.phone).toBe(tidied);
});
