import { Button, type ButtonProps } from '@talent/ui/button';
import { PendingLabel } from './pending-label';

interface ToolButtonProps extends Omit<ButtonProps, 'onClick'> {
  /** It cannot be pressed now. It keeps the focus and its place in the tab order, unlike a disabled button. */
  isBlocked?: boolean | undefined;
  /** Its work is under way: it is blocked, and says `pending` once the wait is felt. */
  isPending?: boolean;
  pending?: string;
  onClick?: () => void;
}

export function ToolButton(props: ToolButtonProps) {
  const { isBlocked = false, isPending = false, pending, onClick, children, ...rest } = props;
  const isOff = isBlocked || isPending;
  return (
    <Button
      size="sm"
      variant="secondary"
      {...rest}
      aria-disabled={isOff}
      onClick={() => {
        if (!isOff) onClick?.();
      }}
    >
      {pending === undefined ? (
        children
      ) : (
        <PendingLabel isPending={isPending} pending={pending}>
          {children}
        </PendingLabel>
      )}
    </Button>
  );
}
