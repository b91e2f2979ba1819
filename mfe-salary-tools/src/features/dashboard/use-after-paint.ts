import { useCallback, useEffect, useRef } from 'react';

/** Work for after the frame; it is told whether the component has gone by then. */
export type LateWork = (isGone: boolean) => void;

/** Runs work once the frame that shows the present change has been painted, in the order of the calls. */
export function useAfterPaint(): (work: LateWork) => void {
  const isGone = useRef(false);
  useEffect(() => {
    isGone.current = false;
    return () => {
      isGone.current = true;
    };
  }, []);
  return useCallback((work) => {
    requestAnimationFrame(() => setTimeout(() => work(isGone.current)));
  }, []);
}
