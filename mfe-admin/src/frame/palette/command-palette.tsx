import { notify, useNavigate } from '@talent/sdk';
import { ModalDialog } from '@talent/ui/modal-dialog';
import { Command } from 'cmdk';
import { useEffect, useRef, useState } from 'react';
import { paletteTexts, signOutCommand, type Command as Target } from '../content/commands';
import { toolFrame } from '../content/tool-frame';
import { useSignOut } from '../use-sign-out';
import { matchCommand } from './match-command';
import { keepRecent } from './recent';
import { useRecent } from './use-recent';
import { usePaletteGroups } from './use-palette-groups';

/** Every tool and action, records of people, posts and public pages, found by typing; at first the last choices. */
export function CommandPalette({ onClose }: { onClose: () => void }) {
  const [typed, setTyped] = useState('');
  const recent = useRecent();
  const navigate = useNavigate();
  const signOut = useSignOut();
  const input = useRef<HTMLInputElement>(null);
  const { list, isSearching, hasFailed } = usePaletteGroups({ typed, recent, onChoose: follow });
  // After the dialog has opened: until then nothing in it takes the focus.
  useEffect(() => input.current?.focus(), []);

  function follow(target: Target): void {
    onClose();
    if (target === signOutCommand) {
      void signOut().then((end) => {
        if (end === 'failed') notify({ title: toolFrame.signOutFailed, tone: 'error' });
      });
      return;
    }
    keepRecent(target);
    void navigate(target.to);
  }
  // Of two that fit equally, the one that was chosen lately comes first, and a public page after what staff work on.
  function rank(value: string, search: string, keywords?: string[]): number {
    const score = matchCommand(search, keywords);
    if (score === 0) return 0;
    if (recent.some(({ to }) => value.endsWith(` ${to}`))) return score + 0.1;
    return value.startsWith(paletteTexts.pages) ? score - 0.1 : score;
  }

  return (
    <ModalDialog
      label={paletteTexts.label}
      onClose={onClose}
      className="palette mx-auto mt-[12svh] mb-auto max-h-[70svh] w-[min(36rem,calc(100vw-2rem))] border p-0"
    >
      <Command
        label={paletteTexts.search}
        filter={rank}
        loop
        className="flex max-h-[70svh] flex-col"
      >
        <Command.Input
          ref={input}
          value={typed}
          onValueChange={setTyped}
          placeholder={paletteTexts.search}
          maxLength={100}
          className="border-rule placeholder:text-ink-muted focus-visible:border-signal w-full border-b bg-transparent px-3 py-3 text-base outline-none"
        />
        <Command.List
          label={paletteTexts.label}
          className="min-h-0 grow overflow-y-auto overscroll-contain pb-2"
        >
          {!isSearching && (
            <Command.Empty className="text-ink-muted px-3 py-6 text-sm">
              {paletteTexts.empty}
            </Command.Empty>
          )}
          {list}
        </Command.List>
        <p
          role="status"
          data-loading={isSearching || undefined}
          className="text-ink-muted border-rule empty:hidden border-t px-3 py-2 text-xs"
        >
          {isSearching ? paletteTexts.searching : hasFailed && paletteTexts.searchFailed}
        </p>
      </Command>
    </ModalDialog>
  );
}
