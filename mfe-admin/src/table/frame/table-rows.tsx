import { formatFigure } from '@talent/sdk/format';
import { ChevronRight } from 'lucide-react';
import { Fragment, useId } from 'react';
import { ActionMenu } from '../../controls/action-menu';
import { Clipped } from '../clipped';
import { tableTexts } from '../content/tool-table';
import type { ModelRow } from '../engine/use-table-model';
import type { ToolColumn } from '../tool-column';
import { RowCheck, type TableFrame } from './table-head';

interface TableRowsProps<Row extends object> extends TableFrame<Row> {
  nameOf: (row: Row) => string;
}

/** The rows of the page; the first column names each of them. */
export function TableRows<Row extends object>(props: TableRowsProps<Row>) {
  const ids = useId();
  return (
    <tbody role="rowgroup">
      {props.model.getRowModel().rows.map((row) => (
        <Rows key={row.id} {...props} row={row} detailsId={`${ids}-${row.index}`} />
      ))}
    </tbody>
  );
}

interface RowsProps<Row extends object> extends TableRowsProps<Row> {
  row: ModelRow<Row>;
  detailsId: string;
}

function Rows<Row extends object>(props: RowsProps<Row>) {
  const { columns, folded, nameOf, isPickable, actions, row, detailsId } = props;
  const { original } = row;
  const name = nameOf(original);
  const hasDetails = folded.length > 0;
  const hasControls = isPickable || hasDetails;
  const isOpen = hasDetails && row.getIsExpanded();
  const cells = row.getVisibleCells();
  const span = cells.length + Number(hasControls) + Number(actions !== undefined);
  return (
    <Fragment>
      <tr role="row" aria-selected={isPickable ? row.getIsSelected() : undefined}>
        {hasControls && (
          <td role="cell" className="row-controls">
            <span className="flex items-center">
              {isPickable && (
                <RowCheck
                  label={tableTexts.pick(name)}
                  isPicked={row.getIsSelected()}
                  onPick={row.getToggleSelectedHandler()}
                />
              )}
              {hasDetails && (
                <button
                  type="button"
                  className="group text-ink-muted hover:text-ink inline-flex size-[2rem] flex-none cursor-pointer items-center justify-center"
                  aria-label={tableTexts.detailsOf(name)}
                  aria-expanded={isOpen}
                  aria-controls={isOpen ? detailsId : undefined}
                  onClick={() => row.toggleExpanded()}
                >
                  <ChevronRight
                    aria-hidden="true"
                    className="size-4 transition-[rotate] duration-120 group-aria-expanded:rotate-90"
                  />
                </button>
              )}
            </span>
          </td>
        )}
        {cells.map((cell, index) => {
          const column = columns.get(cell.column.id);
          if (!column) return null;
          const content = cellContent(column, original);
          return index === 0 ? (
            <th key={cell.id} role="rowheader" scope="row" className="max-w-md break-words">
              {content}
            </th>
          ) : (
            <td
              key={cell.id}
              role="cell"
              data-label={column.label}
              className={column.align === 'end' ? 'numeric' : undefined}
            >
              {content}
            </td>
          );
        })}
        {actions && (
          <td role="cell" className="row-actions">
            <ActionMenu label={tableTexts.actionsOf(name)} actions={actions(original)} />
          </td>
        )}
      </tr>
      {isOpen && (
        <tr role="row" className="row-details">
          <td role="cell" colSpan={span} id={detailsId}>
            <dl>
              {folded.map((column) => (
                <div key={column.key}>
                  <dt>{column.label}</dt>
                  <dd>{cellContent(column, original)}</dd>
                </div>
              ))}
            </dl>
          </td>
        </tr>
      )}
    </Fragment>
  );
}

/** Letters of a text that wants a wider column. */
const LONG = 24;

/** Content of a cell: at most two lines of text, or a number with separators. */
function cellContent<Row>({ value, cell, align }: ToolColumn<Row>, row: Row) {
  if (cell) return cell(row);
  const shown = value(row);
  if (shown === null || shown === '') return null;
  if (typeof shown === 'number') return formatFigure(shown);
  const text = String(shown);
  if (align === 'end') return text;
  return <Clipped isLong={text.length > LONG}>{text}</Clipped>;
}
