import { notify, toast } from '@talent/sdk';
import type { MenuAction } from '../controls/action-menu';
import { addressTexts as text } from './content/tool-table';

/** Actions on the address of a row; a path belongs to this site. */
export function addressActions(address: string): readonly MenuAction[] {
  const whole = new URL(address, window.location.origin).href;
  return [
    { label: text.open, onChoose: () => window.open(whole, '_blank', 'noopener') },
    { label: text.copy, onChoose: () => void copy(whole) },
  ];
}

async function copy(address: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(address);
    toast({ title: text.copied });
  } catch (error) {
    console.error('An address was not copied', error);
    notify({ title: text.notCopied, tone: 'error' });
  }
}
