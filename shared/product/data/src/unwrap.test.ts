import { expect, test } from 'vitest';
import { DataError, NotFoundError } from './errors.ts';
import { unwrap } from './unwrap.ts';

test('returns the data of a successful call, null included', () => {
  expect(unwrap({ data: [1, 2], error: null })).toEqual([1, 2]);
  expect(unwrap({ data: null, error: null })).toBeNull();
});

test('a missing single row is a NotFoundError', () => {
  const error = { code: 'PGRST116', message: 'The result contains 0 rows' };
  expect(() => unwrap({ data: null, error })).toThrow(NotFoundError);
});

test('any other failure is a DataError with the code, the message and the cause', () => {
  const error = { code: '42501', message: 'permission denied' };
  const attempt = () => unwrap({ data: null, error });
  expect(attempt).toThrow(new DataError('42501', 'permission denied', { cause: error }));
  expect(attempt).not.toThrow(NotFoundError);
});

test('a failure without a code gets one', () => {
  expect(() => unwrap({ data: null, error: { message: 'fetch failed' } })).toThrow(
    expect.objectContaining({ code: 'REQUEST_FAILED' }),
  );
});
