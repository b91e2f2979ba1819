import { Button } from '@talent/ui/button';
import type { ButtonProps } from '@talent/ui/button';
import type { ReactNode } from 'react';

interface ToolButtonProps extends Omit<ButtonProps, 'onClick'> {
  /** It cannot be pressed now. It keeps the focus and its place in the tab order, unlike a disabled button. */
  isBlocked?: boolean | undefined;
  onClick?: () => void;
}

/** A button within a tool: small and secondary by default. */
export function ToolButton({ isBlocked, onClick, ...rest }: ToolButtonProps): ReactNode {
  return (
    <Button
      size="sm"
      variant="secondary"
      {...rest}
      aria-disabled={isBlocked}
      onClick={() => {
        if (!isBlocked) onClick?.();
      }}
    />
  );
}
