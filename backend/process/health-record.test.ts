import { expect, test } from 'vitest';
import { createHealthRecord } from './health-record.ts';

function newRecord() {
  let minute = 0;
  const record = createHealthRecord(() => new Date(Date.UTC(2026, 10, 22, 12, minute)));
  return { record, pass: (minutes: number) => void (minute += minutes) };
}

test('damage stays, although writes succeed, until everything was found intact', () => {
  const { record, pass } = newRecord();
  const since = '2026-11-22T12:00:00.000Z';
  expect(record.read({ status: 'ok' })).toEqual({ database: 'ok', since, messages: [] });
  pass(1);
  record.note({ kind: 'damaged', message: 'invalid page in block 3' });
  pass(5);
  expect(record.read({ status: 'ok' })).toEqual({
    database: 'damaged',
    since: '2026-11-22T12:01:00.000Z',
    messages: [
      { at: '2026-11-22T12:01:00.000Z', kind: 'damaged', message: 'invalid page in block 3' },
    ],
  });
  record.foundIntact();
  expect(record.read({ status: 'ok' })).toMatchObject({
    database: 'ok',
    since: '2026-11-22T12:06:00.000Z',
  });
});

test('a full disk is over when a write succeeds', () => {
  const { record, pass } = newRecord();
  record.note({ kind: 'disk-full', message: 'could not extend file (53100)' });
  expect(record.read({ status: 'disk-full', message: '0 MB are free' }).database).toBe('disk-full');
  pass(9);
  expect(record.read({ status: 'ok' })).toMatchObject({
    database: 'ok',
    since: '2026-11-22T12:09:00.000Z',
  });
});
