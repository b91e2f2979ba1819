import { Command } from 'cmdk';
import type { ReactNode } from 'react';
import type { Command as Target } from '../content/commands';

interface PaletteItemProps {
  target: Target;
  /** Targets of several groups are told apart by it. */
  group: string;
  /** The database found it for this text, which need not be in its name. */
  foundFor?: string;
  onChoose: (target: Target) => void;
}

/** A line of the palette. */
export function PaletteItem({ target, group, foundFor, onChoose }: PaletteItemProps): ReactNode {
  const { to, label, hint } = target;
  return (
    <Command.Item
      value={`${group} ${label} ${to}`}
      keywords={foundFor === undefined ? [label, hint] : [label, hint, foundFor]}
      onSelect={() => onChoose(target)}
      className="data-[selected=true]:bg-signal-wash flex cursor-pointer flex-wrap items-baseline justify-between gap-x-4 px-3 py-2 text-sm"
    >
      <span className="min-w-0 font-medium wrap-anywhere">{label}</span>
      <span className="text-ink-muted min-w-0 text-xs wrap-anywhere">{hint}</span>
    </Command.Item>
  );
}
