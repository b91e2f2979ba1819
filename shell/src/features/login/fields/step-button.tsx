import { Button } from '@talent/ui/button';
import type { ReactNode } from 'react';

interface Props {
  onClick: () => void;
  children: ReactNode;
}

/** Leads to another step of this page, in line with the fields above it. */
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
