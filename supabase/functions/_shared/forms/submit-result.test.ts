import { expect, test } from 'vitest';
import { SubmitError, submitResult } from './submit-result.ts';

test('reads the wait of a limit, and every other answer of the database as it is', () => {
  const limited = submitResult({
    data: { status: 'limited', retry_after_seconds: 9 },
    error: null,
  });
  expect(limited).toEqual({ status: 'limited', retryAfterSeconds: 9 });
  const full = { status: 'full', what: 'files' };
  expect(submitResult({ data: full, error: null })).toEqual(full);
});

test('a failed call, and an answer that cannot be read, store nothing', () => {
  const error = { code: '23505', message: 'duplicate key' };
  expect(() => submitResult({ data: { status: 'accepted', reference: 'C-1' }, error })).toThrow(
    new SubmitError('duplicate key (23505)'),
  );
  for (const data of [null, {}, { status: 'accepted' }, { status: 'lost' }]) {
    expect(() => submitResult({ data, error: null })).toThrow(
      new SubmitError('The answer of the database could not be read.'),
    );
  }
});
