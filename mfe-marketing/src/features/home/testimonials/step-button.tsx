import { Button } from '@talent/ui/button';
import type { ReactNode } from 'react';

interface StepButtonProps {
  label: string;
  /** `id` of what it turns. */
  controls: string;
  onPress: () => void;
  /** Shape of the arrow, 24 by 24. */
  children: ReactNode;
}

/** Turns the carousel by one. */
export function StepButton({ label, controls, onPress, children }: StepButtonProps) {
  return (
    <Button
      variant="secondary"
      aria-label={label}
      aria-controls={controls}
      className="w-11 px-0"
      onClick={onPress}
    >
      <svg
        aria-hidden="true"
        viewBox="0 0 24 24"
        strokeLinecap="round"
        strokeLinejoin="round"
        className="fill-none stroke-current stroke-2"
      >
        {children}
      </svg>
    </Button>
  );
}
