import { sessionStore, useNavigate, useSession } from '@talent/sdk';

const LOGIN_PATH = '/admin-login-xyz123';

/**
 * Ends the session and leads to the sign-in page. Gives `stayed` where the person kept unsaved work instead, and `failed` where
 * the session goes on.
 */
export function useSignOut(): () => Promise<'left' | 'stayed' | 'failed'> {
  const session = useSession();
  const navigate = useNavigate();
  return async () => {
    if (session.status !== 'signed-in') return 'left';
    const error: unknown = await session.signOut().catch((reason: unknown) => reason);
    if (sessionStore.getState().status === 'signed-in') {
      if (error instanceof DOMException && error.name === 'AbortError') return 'stayed';
      console.error(error);
      return 'failed';
    }
    await navigate(LOGIN_PATH);
    return 'left';
  };
}
