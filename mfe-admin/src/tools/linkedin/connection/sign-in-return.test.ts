import { expect, test } from 'vitest';
import { readSignInReturn } from './sign-in-return';

test.each([
  ['', { kind: 'none' }],
  ['post=3', { kind: 'none' }],
  ['code=a&state=b', { kind: 'code', code: 'a', state: 'b' }],
  ['code=a', { kind: 'code', code: 'a', state: '' }],
  ['error=user_cancelled_login&state=b', { kind: 'cancelled' }],
  ['error=user_cancelled_authorize&code=a', { kind: 'cancelled' }],
  ['error=invalid_scope&error_description=No+such', { kind: 'error', reason: 'No such' }],
  ['error=server_error', { kind: 'error', reason: 'server_error' }],
])('the address ?%s means %j', (query, expected) => {
  expect(readSignInReturn(new URLSearchParams(query))).toEqual(expected);
});
