import type { ComponentProps } from 'react';
import { classList } from '../class-names/class-list.ts';

export type ProseProps = ComponentProps<'div'>;

/** Running text: headings, lists, code, tables, quotations and footnotes of rendered Markdown or of plain elements. */
export function Prose({ className, ...rest }: ProseProps) {
  return <div {...rest} className={classList('prose', className)} />;
}
