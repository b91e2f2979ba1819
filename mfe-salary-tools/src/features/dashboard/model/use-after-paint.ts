import { useCallback, useEffect, useRef } from 'react';

/** Work for after the next frame; `isElsewhere`: the visitor has navigated away by then. */
export type LateWork = (isElsewhere: boolean) => void;

/** Runs work once the frame that shows the present change has been painted, in the order of the calls. */
export function useAfterPaint(): (work: LateWork) => void {
  const moves = useRef(0);
  useEffect(() => {
    const count = (): void => {
      moves.current += 1;
    };
    window.addEventListener('popstate', count);
    return () => {
      window.removeEventListener('popstate', count);
      count();
    };
  }, []);
  return useCallback((work) => {
    const before = moves.current;
    requestAnimationFrame(() => setTimeout(() => work(moves.current !== before)));
  }, []);
}
