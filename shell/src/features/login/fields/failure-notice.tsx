import { Notice } from '@talent/ui/notice';
import type { ReactNode } from 'react';
import { adminLogin } from '../../../content/admin-login';

interface FailureNoticeProps {
  /** State of the form. */
  state: { status: string; seconds?: number | null };
  /** Messages by status; the other states show nothing. */
  texts: Readonly<Record<string, { title: string; text: string }>>;
  children?: ReactNode;
}

/** Why the last submit failed. */
export function FailureNotice({ state, texts, children }: FailureNoticeProps) {
  const { tooMany } = adminLogin;
  const failed =
    state.status === 'too-many'
      ? { title: tooMany.title, text: tooMany.text(state.seconds ?? null) }
      : texts[state.status];
  if (!failed) return null;
  return (
    <Notice tone="error" title={failed.title}>
      {children === undefined ? failed.text : <p>{failed.text}</p>}
      {children}
    </Notice>
  );
}
