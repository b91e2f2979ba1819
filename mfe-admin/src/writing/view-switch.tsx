import { SegmentedControl } from '@talent/ui/segmented-control';
import type { ReactNode } from 'react';
import { writingTexts } from './content/writing';

interface ViewSwitchProps {
  view: 'write' | 'preview';
  onSwitch: (view: 'write' | 'preview') => void;
}

/** Text or preview, where there is no room for both. */
export function ViewSwitch({ view, onSwitch }: ViewSwitchProps): ReactNode {
  return (
    <SegmentedControl
      className="mb-4 lg:hidden"
      name="writing-view"
      legend={writingTexts.view}
      choices={(['write', 'preview'] as const).map((value) => ({
        value,
        label: writingTexts[value],
      }))}
      value={view}
      onChoose={onSwitch}
    />
  );
}
