// @vitest-environment jsdom
import { sessionStore } from '@talent/sdk';
import { expect, it, vi } from 'vitest';
import { adminData } from '../../backend/admin-data';
import { confirmPassword } from './account-auth';

vi.mock('../../backend/admin-data');

it('signs in again over a session that has ended without asking for it, which would sign the tab out, and ends it', async () => {
  const rpc = vi.fn(async () => ({ data: null, error: null }));
  vi.mocked(adminData).mockReturnValue({ rpc } as never);
  const signInWithPassword = vi.fn(async () => ({ error: null }));
  // The claims are of a person with an accent in their name.
  const claims = Buffer.from('{"name":"Zoë?","session_id":"old-session"}').toString('base64url');
  sessionStore.setState({
    ...{ status: 'signed-in', userId: 'ada', email: 'ada@agency.example' },
    accessToken: () => Promise.resolve(`header.${claims}.signature`),
    auth: () => Promise.resolve({ signInWithPassword } as never),
    signOut: () => Promise.resolve(),
  });
  expect(await confirmPassword('a password')).toBe('proved');
  expect(signInWithPassword).toHaveBeenCalledWith({
    email: 'ada@agency.example',
    password: 'a password',
  });
  expect(rpc).toHaveBeenCalledWith('end_session', { session_id: 'old-session' });
});
