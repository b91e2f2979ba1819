import { Button } from '@talent/ui/button';
import type { ReactNode } from 'react';

interface Props {
  onClick: () => void;
  children: ReactNode;
}

/** A button to another step of this page, aligned with the fields. */
export function StepButton({ onClick, children }: Props) {
  return (
    <Button
      variant="quiet"
      className="-my-2 -ml-5 justify-self-start"
      // The field keeps the focus: its check on leaving could move this button away from the pointer.
      onMouseDown={(event) => event.preventDefault()}
      onClick={onClick}
    >
      {children}
    </Button>
  );
}
