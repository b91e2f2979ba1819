import type { ReactNode } from 'react';

interface ClippedProps {
  children: ReactNode;
  isLong?: boolean;
}

/**
 * The first two lines of a text. The whole of it is shown while the pointer is on it or it has the focus, and screen readers
 * always have all of it.
 */
export function Clipped({ children, isLong = false }: ClippedProps): ReactNode {
  return <span className={isLong ? 'clipped is-long' : 'clipped'}>{children}</span>;
}
