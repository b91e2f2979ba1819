import type { ReactNode } from 'react';

/** The width of the narrowest phone. */
export function Sized({ children }: { children: ReactNode }) {
  return <div className="max-w-72">{children}</div>;
}
