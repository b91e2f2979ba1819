import { expect, test } from 'vitest';
import { SubmitError, submitResult } from './submit-result.ts';

test.each([
  [
    { status: 'accepted', reference: 'C-1' },
    { status: 'accepted', reference: 'C-1' },
  ],
  [
    { status: 'repeated', reference: 'C-1' },
    { status: 'repeated', reference: 'C-1' },
  ],
  [
    { status: 'invalid', fields: { slug: 'No.' } },
    { status: 'invalid', fields: { slug: 'No.' } },
  ],
  [
    { status: 'limited', retry_after_seconds: 90 },
    { status: 'limited', retryAfterSeconds: 90 },
  ],
  [
    { status: 'full', what: 'files' },
    { status: 'full', what: 'files' },
  ],
])('reads the answer %j of the database', (data, result) => {
  expect(submitResult({ data, error: null })).toEqual(result);
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
