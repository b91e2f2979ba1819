import { notify, toast } from '@talent/sdk';
import type { MenuAction } from '../controls/action-menu';
import { addressTexts as text } from './content/tool-table';

/** Actions on the address of a row; a path belongs to this site. */
export function addressActions(address: string): readonly MenuAction[] {
  const whole = new URL(address, window.location.origin).href;
  return [
    { label: text.open, onChoose: () => window.open(whole, '_blank', 'noopener') },
    { label: text.copy, onChoose: () => void copyText(whole, text) },
  ];
}

/** Copies a text, and says whether that worked. */
export async function copyText(text: string, said: { copied: string; notCopied: string }) {
  try {
    await navigator.clipboard.writeText(text);
    toast({ title: said.copied });
  } catch (error) {
    console.error('A text was not copied', error);
    notify({ title: said.notCopied, tone: 'error' });
  }
}
