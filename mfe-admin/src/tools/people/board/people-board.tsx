import { useIsMobile } from '@talent/sdk/use-is-mobile';
import { useId, useLayoutEffect, useRef, type ReactNode } from 'react';
import { QueryPart } from '../../../queries/query-part';
import { isoDay } from '../../../time/utc';
import { stages, type Board } from '../api/people';
import { boardTexts as text } from '../content/people';
import type { PeopleFilters } from '../people-filters';
import type { NameOf } from '../use-assignees';
import { BoardCard, BoardColumn } from './board-column';
import { placeOf, type Place } from './move-card';
import { useBoard } from './use-board';
import { useDraggedCard } from './use-dragged-card';
import { usePickedCard } from './use-picked-card';

/** The records as cards in five columns; on a phone one column at a time. */
export function PeopleBoard(props: { filters: PeopleFilters; nameOf: NameOf }): ReactNode {
  const { filters, nameOf } = props;
  const { view: _view, stage, ...narrowed } = filters;
  const { query, board, showMore, drop } = useBoard(narrowed);
  return (
    <QueryPart query={query} texts={text}>
      {(loaded) => (
        <LoadedBoard
          board={board ?? loaded}
          stage={stage}
          nameOf={nameOf}
          onDrop={drop}
          onShowMore={showMore}
        />
      )}
    </QueryPart>
  );
}

function LoadedBoard(props: {
  board: Board;
  stage: PeopleFilters['stage'];
  nameOf: NameOf;
  onDrop: (id: string, to: Place) => void;
  onShowMore: () => void;
}): ReactNode {
  const { board: stored, stage, nameOf, onDrop, onShowMore } = props;
  const isMobile = useIsMobile();
  const picked = usePickedCard(stored, onDrop);
  const { dragged, source, target } = useDraggedCard(onDrop);
  const howId = useId();
  const area = useRef<HTMLDivElement>(null);
  // A card that changes its column is another element: its handle takes the focus over.
  useLayoutEffect(() => {
    if (picked.id === null) return;
    const card = area.current?.querySelector(`[data-card="${CSS.escape(picked.id)}"]`);
    const handle = card?.querySelector<HTMLElement>('[data-handle]');
    if (handle && handle !== document.activeElement) handle.focus();
  });
  const { board } = picked;
  const today = isoDay(new Date());
  const pickedStage = picked.id === null ? null : placeOf(board, picked.id)?.stage;
  const shown = isMobile ? [pickedStage ?? stage ?? 'new'] : stages;
  return (
    <div ref={area}>
      <p id={howId} className="sr-only">
        {text.how}
      </p>
      <p role="status" className="sr-only">
        {picked.said}
      </p>
      <div
        role="group"
        aria-label={text.label}
        tabIndex={-1}
        className={
          isMobile
            ? ''
            : 'grid auto-cols-[minmax(11rem,1fr)] grid-flow-col gap-2 overflow-x-auto pb-3'
        }
      >
        {shown.map((name) => (
          <BoardColumn
            key={name}
            stage={name}
            column={board[name]}
            dropIndex={dragged?.over?.stage === name ? dragged.over.index : null}
            draggedId={dragged?.id ?? null}
            target={target(name)}
            onShowMore={onShowMore}
            card={(person) => (
              <BoardCard
                key={person.id}
                person={person}
                assignee={nameOf(person.assignee)}
                today={today}
                isPicked={picked.id === person.id}
                howId={howId}
                onChoose={isMobile ? (to) => onDrop(person.id, { stage: to, index: 0 }) : null}
                onKeyDown={(event) => picked.onKeyDown(event, person.id, person.name)}
                source={source(person.id)}
              />
            )}
          />
        ))}
      </div>
    </div>
  );
}
