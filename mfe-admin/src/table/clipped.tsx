import type { ReactNode } from 'react';
import { Address } from './address';

/**
 * The first two lines of a text. The whole of it is shown while the pointer is on it or it has the focus, and screen readers
 * always have all of it.
 */
export function Clipped(props: { children: ReactNode; isLong?: boolean }) {
  const { children, isLong = false } = props;
  return <span className={isLong ? 'clipped is-long' : 'clipped'}>{children}</span>;
}

/** The first two lines of an address. */
export function ClippedAddress({ children }: { children: string }) {
  return (
    <Clipped isLong>
      <Address>{children}</Address>
    </Clipped>
  );
}
