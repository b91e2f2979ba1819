import { useSite } from '@talent/sdk';
import { Command } from 'cmdk';
import { useMemo, type ReactNode } from 'react';
import { siteOrigins } from '../../site-pages/site-origins';
import {
  actionCommands,
  overviewCommand,
  paletteTexts as text,
  signOutCommand,
  toolCommands,
  type Command as Target,
} from '../content/commands';
import { useWaiting } from '../waiting-count';
import { findPages } from './search/find-pages';
import { findPeople, findPosts } from './search/find-records';
import { useFound, useSettledText } from './search/use-found';

const groupLook =
  '[&_[cmdk-group-heading]]:text-ink-muted [&_[cmdk-group-heading]]:px-3 [&_[cmdk-group-heading]]:pt-3 [&_[cmdk-group-heading]]:pb-1 [&_[cmdk-group-heading]]:text-xs';

/** The lines of the palette: the last choices, tools and actions, and what is found for the typed text. */
export function usePaletteGroups(options: {
  typed: string;
  recent: readonly Target[];
  onChoose: (target: Target) => void;
}) {
  const { typed, recent, onChoose } = options;
  const { origin } = useSite();
  const origins = useMemo(() => siteOrigins(origin), [origin]);
  const settled = useSettledText(typed);
  const waiting = useWaiting();
  const found = [
    { heading: text.people, result: useFound('people', settled, findPeople) },
    { heading: text.posts, result: useFound('posts', settled, findPosts) },
    {
      heading: text.pages,
      result: useFound('pages', settled, (words) => findPages(words, origins)),
    },
  ];
  const isTyped = typed.trim() !== '';
  const overview = overviewCommand(waiting);
  const fixed = [
    { heading: text.recent, commands: isTyped ? [] : recent },
    { heading: text.tools, commands: [overview, ...toolCommands] },
    { heading: text.actions, commands: [...actionCommands, signOutCommand] },
  ];
  const group = (heading: string, commands: readonly Target[], foundFor?: string): ReactNode =>
    commands.length > 0 && (
      <Command.Group key={heading} heading={heading} className={groupLook}>
        {commands.map((target) => (
          <PaletteItem
            key={`${target.to} ${target.label}`}
            target={target}
            group={heading}
            onChoose={onChoose}
            {...(foundFor !== undefined && { foundFor })}
          />
        ))}
      </Command.Group>
    );
  const isSearching = found.some(({ result }) => result.isLoading);
  return {
    list: (
      <>
        {fixed.map(({ heading, commands }) => group(heading, commands))}
        {/* All at once: the first one to come would be chosen by Enter, whatever follows. */}
        {!isSearching &&
          found.map(({ heading, result }) => group(heading, result.data ?? [], typed))}
      </>
    ),
    isSearching: isSearching || (settled === null && typed.trim().length > 1),
    /** Something could not be searched. */
    hasFailed: found.some(({ result }) => result.isError),
  };
}

function PaletteItem(props: {
  target: Target;
  group: string;
  foundFor?: string;
  onChoose: (target: Target) => void;
}) {
  const { target, group, foundFor, onChoose } = props;
  const { to, label, hint, words = '' } = target;
  return (
    <Command.Item
      value={`${group} ${label} ${to}`}
      keywords={[label, hint, foundFor ?? words]}
      onSelect={() => onChoose(target)}
      className="data-[selected=true]:bg-signal-wash flex cursor-pointer flex-wrap items-baseline justify-between gap-x-4 px-3 py-2 text-sm"
    >
      <span className="min-w-0 font-medium wrap-anywhere">{label}</span>
      <span className="text-ink-muted min-w-0 text-xs wrap-anywhere">{hint}</span>
    </Command.Item>
  );
}
