import { Button } from '@talent/ui/button';
import type { ReactNode } from 'react';
import { writingTexts } from './content/writing';

interface ViewSwitchProps {
  view: 'write' | 'preview';
  onSwitch: (view: 'write' | 'preview') => void;
}

/** Text or preview, where there is no room for both. */
export function ViewSwitch({ view, onSwitch }: ViewSwitchProps): ReactNode {
  return (
    <div className="mb-4 flex gap-2 lg:hidden">
      {(['write', 'preview'] as const).map((one) => (
        <Button
          key={one}
          size="sm"
          variant="secondary"
          aria-pressed={view === one}
          className="aria-pressed:border-signal aria-pressed:bg-signal-wash"
          onClick={() => onSwitch(one)}
        >
          {writingTexts[one]}
        </Button>
      ))}
    </div>
  );
}
