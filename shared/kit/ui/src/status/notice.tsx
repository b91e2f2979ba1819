import { CircleAlert, Info, TriangleAlert } from 'lucide-react';
import type { ComponentProps, ReactNode } from 'react';
import { classList } from '../class-names/class-list.ts';
import { VisuallyHidden } from '../text/visually-hidden.tsx';

const tones = {
  info: { Icon: Info, word: 'Note', edge: 'border-l-signal', icon: 'text-signal' },
  warning: { Icon: TriangleAlert, word: 'Warning', edge: 'border-l-warning', icon: 'text-warning' },
  error: { Icon: CircleAlert, word: 'Error', edge: 'border-l-negative', icon: 'text-negative' },
} as const;

export type NoticeProps = Omit<ComponentProps<'div'>, 'title' | 'role'> & {
  tone?: keyof typeof tones;
  title?: ReactNode;
  /**
   * Whether screen readers announce it when it appears. By default an error is announced; set it for a notice that
   * answers an action of the visitor, and clear it for one that is on the page from the start.
   */
  live?: boolean;
};

/** A message about this page or form. Errors say what to do next. */
export function Notice({
  tone = 'info',
  title,
  live = tone === 'error',
  className,
  children,
  ...rest
}: NoticeProps) {
  const { Icon, word, edge, icon } = tones[tone];
  const liveRole = tone === 'error' ? 'alert' : 'status';
  return (
    <div
      {...rest}
      role={live ? liveRole : 'note'}
      className={classList(
        'flex gap-3 rounded-sm border border-l-4 border-rule bg-surface px-4 py-3',
        edge,
        className,
      )}
    >
      <Icon aria-hidden="true" className={classList('mt-0.5 size-5 shrink-0', icon)} />
      <div className="min-w-0 flex-1">
        <VisuallyHidden>{`${word}: `}</VisuallyHidden>
        {title && <p className="font-semibold">{title}</p>}
        <div>{children}</div>
      </div>
    </div>
  );
}
