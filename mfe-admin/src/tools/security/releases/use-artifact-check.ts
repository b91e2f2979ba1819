import { useState } from 'react';
import { checkArtifacts } from '../api/check-security-artifacts';
import type { PlatformCheck } from '../api/security-platform';

export type CheckState =
  | { status: 'idle' }
  | { status: 'working' }
  | { status: 'failed'; message: string }
  | { status: 'done'; check: PlatformCheck };

/** The check of every released file, and what starts it. */
export function useArtifactCheck(): [CheckState, () => void] {
  const [state, setState] = useState<CheckState>({ status: 'idle' });
  function start(): void {
    setState({ status: 'working' });
    checkArtifacts().then(
      (check) => setState({ status: 'done', check }),
      (error: unknown) => {
        console.error('The files were not checked', error);
        setState({
          status: 'failed',
          message: error instanceof Error ? error.message : String(error),
        });
      },
    );
  }
  return [state, start];
}
