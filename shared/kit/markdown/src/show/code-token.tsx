import type { ReactNode } from 'react';
import type { TokenKind } from '../document.ts';

/** Colors of token kinds; each has a contrast of at least 4.5:1 on paper. */
const inks = {
  keyword: 'text-signal',
  string: 'text-positive',
  number: 'text-warning',
  name: 'font-semibold',
  comment: 'text-ink-muted',
  added: 'text-positive',
  removed: 'text-negative',
} as const satisfies Record<TokenKind, string>;

/** A word of code in its color. */
export function CodeToken({ kind, children }: { kind: TokenKind; children: ReactNode }) {
  return <span className={inks[kind]}>{children}</span>;
}
