import { useNavigate } from '@talent/sdk';
import { Command } from 'cmdk';
import { useEffect, useRef, useState } from 'react';
import type { ReactNode } from 'react';
import { actionCommands, paletteTexts, toolCommands } from '../content/commands';
import type { Command as Target } from '../content/commands';
import { ModalDialog } from '../../controls/modal-dialog';
import { matchCommand } from './match-command';
import { useFoundPosts } from './use-found-posts';

const groupLook =
  '[&_[cmdk-group-heading]]:text-ink-muted [&_[cmdk-group-heading]]:px-3 [&_[cmdk-group-heading]]:pt-3 [&_[cmdk-group-heading]]:pb-1 [&_[cmdk-group-heading]]:text-xs';

/** Every tool, the actions in the tools, and the posts of the blog, found by typing. */
export function CommandPalette({ onClose }: { onClose: () => void }): ReactNode {
  const [typed, setTyped] = useState('');
  const posts = useFoundPosts(typed);
  const navigate = useNavigate();
  const input = useRef<HTMLInputElement>(null);
  // After the dialog has opened: until then nothing in it takes the focus.
  useEffect(() => input.current?.focus(), []);

  function follow(to: string): void {
    onClose();
    void navigate(to);
  }
  const item = ({ to, label, hint }: Target): ReactNode => (
    <Command.Item
      key={`${to} ${label}`}
      value={`${label} ${to}`}
      keywords={[label, hint]}
      onSelect={() => follow(to)}
      className="data-[selected=true]:bg-signal-wash flex cursor-pointer items-baseline justify-between gap-4 px-3 py-2 text-sm"
    >
      <span className="min-w-0 truncate font-medium">{label}</span>
      <span className="text-ink-muted shrink-0 text-xs">{hint}</span>
    </Command.Item>
  );

  return (
    <ModalDialog
      label={paletteTexts.label}
      onClose={onClose}
      className="mx-auto mt-[12svh] mb-auto max-h-[70svh] w-[min(36rem,calc(100vw-2rem))] border p-0"
    >
      <Command
        label={paletteTexts.search}
        filter={(_value, search, keywords) => matchCommand(search, keywords)}
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
          {posts.status !== 'searching' && (
            <Command.Empty className="text-ink-muted px-3 py-6 text-sm">
              {paletteTexts.empty}
            </Command.Empty>
          )}
          <Command.Group heading={paletteTexts.tools} className={groupLook}>
            {toolCommands.map(item)}
          </Command.Group>
          <Command.Group heading={paletteTexts.actions} className={groupLook}>
            {actionCommands.map(item)}
          </Command.Group>
          {posts.status === 'found' && posts.commands.length > 0 && (
            <Command.Group heading={paletteTexts.posts} className={groupLook}>
              {posts.commands.map(item)}
            </Command.Group>
          )}
        </Command.List>
        <p
          role="status"
          className="text-ink-muted border-rule empty:hidden border-t px-3 py-2 text-xs"
        >
          {posts.status === 'searching' && paletteTexts.searching}
          {posts.status === 'failed' && paletteTexts.postsFailed}
        </p>
      </Command>
    </ModalDialog>
  );
}
