import type { ComponentProps } from 'react';
import { classList } from '../class-names/class-list.ts';

/** Running text: headings, lists, code, tables, quotations and footnotes of rendered Markdown or of plain elements. */
export function Prose({ className, ...rest }: ComponentProps<'div'>) {
  return <div {...rest} className={classList('prose', className)} />;
}
