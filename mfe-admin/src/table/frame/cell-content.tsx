import { formatFigure } from '@talent/sdk/format';
import type { ReactNode } from 'react';
import { Clipped } from '../clipped';
import type { ToolColumn } from '../tool-column';

/** Letters of a text that wants a wider column. */
const LONG = 24;

/** Content of a cell: at most two lines of text, or a number with separators. */
export function cellContent<Row>({ value, cell, align }: ToolColumn<Row>, row: Row): ReactNode {
  if (cell) return cell(row);
  const shown = value(row);
  if (shown === null || shown === '') return null;
  if (typeof shown === 'number') return formatFigure(shown);
  const text = String(shown);
  if (align === 'end') return text;
  return <Clipped isLong={text.length > LONG}>{text}</Clipped>;
}
