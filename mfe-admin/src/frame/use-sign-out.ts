import { sessionStore, toast, useNavigate, useSession } from '@talent/sdk';
import { toolFrame } from './content/tool-frame';

/**
 * Ends the session and leads to the public site. Gives `stayed` where the person kept unsaved work instead, and `failed` where
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
    toast({ title: toolFrame.signedOut });
    await navigate('/');
    return 'left';
  };
}
