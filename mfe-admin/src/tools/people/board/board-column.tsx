import { useId } from 'react';
import type { ReactNode } from 'react';
import { ToolButton } from '../../../controls/tool-button';
import type { BoardColumn as Column } from '../api/board';
import type { Person, Stage } from '../api/person';
import { boardTexts as text, stageLabels } from '../content/people';

interface BoardColumnProps {
  stage: Stage;
  column: Column;
  /** A dragged card would be dropped above this one; equal to the number of cards: at the end. Null: not here. */
  dropIndex: number | null;
  /** Id of the card that is dragged. */
  draggedId: string | null;
  onShowMore: () => void;
  card: (person: Person) => ReactNode;
}

/** A stage with its cards. */
export function BoardColumn(props: BoardColumnProps): ReactNode {
  const { stage, column, dropIndex, draggedId, card, onShowMore } = props;
  const { cards, total } = column;
  const titleId = useId();
  const rest = cards.filter(({ id }) => id !== draggedId);
  const before = dropIndex === null ? null : (rest[dropIndex]?.id ?? 'end');
  const line = <li aria-hidden="true" key="line" className="bg-signal -my-1 h-1" />;
  return (
    <section
      aria-labelledby={titleId}
      data-stage={stage}
      className="bg-surface border-rule flex min-h-40 min-w-0 flex-col border p-2"
    >
      <h2 id={titleId} className="px-1 pb-2 font-sans text-sm font-semibold">
        {stageLabels[stage]} <span className="text-ink-muted tabular-nums">{total}</span>
      </h2>
      {cards.length === 0 && before === null && (
        <p className="text-ink-muted px-1 text-sm">{text.empty}</p>
      )}
      <ul aria-labelledby={titleId} className="flex flex-col gap-2">
        {cards.flatMap((person) => (before === person.id ? [line, card(person)] : [card(person)]))}
        {before === 'end' && line}
      </ul>
      {total > cards.length && (
        <ToolButton className="mt-2" onClick={onShowMore}>
          {text.more(total - cards.length)}
        </ToolButton>
      )}
    </section>
  );
}
