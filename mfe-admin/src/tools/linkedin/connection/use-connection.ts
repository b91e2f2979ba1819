import { useCallback, useEffect, useRef, useState } from 'react';
import { fetchLinkedInConnection } from '../api/linkedin-connection';
import type { LinkedInConnection } from '../api/linkedin-connection';
import type { LinkedInAnswer } from '../api/linkedin-call';

export type ConnectionState =
  | { status: 'pending' }
  | { status: 'failed' }
  | { status: 'ready'; value: LinkedInConnection };

export interface ConnectionTool {
  state: ConnectionState;
  /** Asks again. */
  reload: () => void;
  /** Takes the answer to something that was done, and gives whether it was. */
  take: (answer: LinkedInAnswer<LinkedInConnection>) => boolean;
}

/** What is connected. */
export function useConnection(): ConnectionTool {
  const [state, setState] = useState<ConnectionState>({ status: 'pending' });
  const newest = useRef(0);
  const take = useCallback((answer: LinkedInAnswer<LinkedInConnection>) => {
    if (answer.status === 'failed') return false;
    newest.current += 1;
    setState({ status: 'ready', value: answer.value });
    return true;
  }, []);
  const reload = useCallback(() => {
    const asked = (newest.current += 1);
    void fetchLinkedInConnection().then((answer) => {
      if (asked !== newest.current) return;
      if (!take(answer)) setState({ status: 'failed' });
    });
  }, [take]);
  useEffect(reload, [reload]);
  return { state, reload, take };
}
