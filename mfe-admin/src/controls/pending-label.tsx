import { useEffect, useState } from 'react';
import type { ReactNode } from 'react';

/** A wait that is felt, ms. Most answers come before: a word that flashes by is read as a fault. */
const FELT = 300;

/** The label of a button whose work takes a while. It changes once the wait is felt. */
export function PendingLabel(props: {
  isPending: boolean;
  /** `Saving …` */
  pending: string;
  children: ReactNode;
}) {
  const { isPending, pending, children } = props;
  const [isFelt, setFelt] = useState(false);
  useEffect(() => {
    if (!isPending) return undefined;
    const timer = setTimeout(() => setFelt(true), FELT);
    return () => {
      clearTimeout(timer);
      setFelt(false);
    };
  }, [isPending]);
  return <span>{isPending && isFelt ? pending : children}</span>;
}
