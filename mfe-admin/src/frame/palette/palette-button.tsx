import { Button } from '@talent/ui/button';
import { Search } from 'lucide-react';
import { useState } from 'react';
import { lazyDialog } from '../../lazy/lazy-dialog';
import { toolFrame } from '../content/tool-frame';
import { modifierLabel, useShortcut } from './shortcut';

const CommandPalette = lazyDialog(async () => (await import('./command-palette')).CommandPalette);

export function PaletteButton() {
  const [isOpen, setOpen] = useState(false);
  useShortcut('k', () => setOpen(!isOpen));
  return (
    <>
      <Button
        variant="secondary"
        size="sm"
        className="shrink-0 max-sm:px-2"
        aria-keyshortcuts="Control+K Meta+K"
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      >
        <Search aria-hidden="true" />
        <span className="max-sm:sr-only">{toolFrame.search}</span>
        <kbd
          aria-hidden="true"
          className="text-ink-muted font-sans text-xs font-normal max-lg:hidden"
        >
          {toolFrame.searchKeys(modifierLabel())}
        </kbd>
      </Button>
      {isOpen && <CommandPalette onClose={() => setOpen(false)} />}
    </>
  );
}
