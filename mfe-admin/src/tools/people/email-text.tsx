import type { ReactNode } from 'react';

/** An address that breaks at its sign first, and only then within a word. */
export function EmailText({ email }: { email: string }): ReactNode {
  const at = email.indexOf('@') + 1;
  return (
    <span className="wrap-anywhere">
      {email.slice(0, at)}
      <wbr />
      {email.slice(at)}
    </span>
  );
}
