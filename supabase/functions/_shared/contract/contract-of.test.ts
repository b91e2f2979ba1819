import { expect, it } from 'vitest';
import { contractOf, outdated, type EarlierContracts } from './contract-of.ts';

const request = (contract?: string) =>
  new Request('http://127.0.0.1/functions/v1/contact', {
    headers: contract === undefined ? {} : { 'API-Contract': contract },
  });

const earlier: EarlierContracts = {
  2: ({ mail, ...fields }) => ({ ...fields, email: mail }),
};

it('takes the current contract as it is', () => {
  const found = contractOf(request('3'), 3, earlier);
  expect(found.status === 'served' && found.upgrade({ email: 'ada' })).toEqual({ email: 'ada' });
});

it('brings the fields of an earlier contract into the current shape', () => {
  const found = contractOf(request('2'), 3, earlier);
  const fields = found.status === 'served' && found.upgrade({ mail: 'ada', name: 'Ada' });
  expect(fields).toEqual({ email: 'ada', name: 'Ada' });
});

it.each(['1', '4', '999999'])('does not serve contract %s, which it does not list', (number) => {
  expect(contractOf(request(number), 3, earlier)).toEqual({ status: 'outdated' });
});

it.each([
  '',
  '0',
  '-3',
  '03',
  '3.0',
  '3e0',
  '0x3',
  '3, 3',
  '3 or 2',
  'constructor',
  '__proto__',
  'toString',
  '9'.repeat(400),
])('does not serve the forged contract %j', (forged) => {
  expect(contractOf(request(forged), 3, earlier)).toEqual({ status: 'outdated' });
  expect(contractOf(request(forged), 3)).toEqual({ status: 'outdated' });
});

it('judges what names no contract by the current one', () => {
  expect(contractOf(request(), 3, earlier).status).toBe('served');
});

it('asks for a reload with an answer that no cache keeps', async () => {
  const answer = outdated();
  expect([answer.status, answer.headers.get('cache-control'), await answer.json()]).toEqual([
    409,
    'no-store',
    { code: 'outdated' },
  ]);
});
