import { Link } from '@talent/sdk';
import { Badge } from '@talent/ui/badge';
import { Select, optionsOf } from '@talent/ui/select';
import { GripVertical } from 'lucide-react';
import { useId, type ComponentProps, type KeyboardEvent, type ReactNode } from 'react';
import { ToolButton } from '../../../controls/tool-button';
import {
  isOverdue,
  stages,
  type BoardColumn as Column,
  type Person,
  type Stage,
} from '../api/people';
import {
  boardTexts as text,
  kindLabels,
  listTexts,
  peoplePath,
  stageLabels,
} from '../content/people';

/** A stage with its cards. */
export function BoardColumn(props: {
  stage: Stage;
  column: Column;
  /** A dragged card would be dropped above this one; equal to the number of cards: at the end. Null: not here. */
  dropIndex: number | null;
  /** Id of the card that is dragged. */
  draggedId: string | null;
  /** Takes dragged cards. */
  target: ComponentProps<'section'>;
  onShowMore: () => void;
  card: (person: Person) => ReactNode;
}): ReactNode {
  const { stage, column, dropIndex, draggedId, target, card, onShowMore } = props;
  const { cards, total } = column;
  const titleId = useId();
  const rest = cards.filter(({ id }) => id !== draggedId);
  const before = dropIndex === null ? null : (rest[dropIndex]?.id ?? 'end');
  const line = <li aria-hidden="true" key="line" className="bg-signal -my-1 h-1" />;
  return (
    <section
      aria-labelledby={titleId}
      {...target}
      className="bg-surface border-rule flex min-h-40 min-w-0 flex-col border p-2"
    >
      <h2 id={titleId} className="px-1 pb-2 font-sans text-sm font-semibold">
        <span>{stageLabels[stage]}</span>{' '}
        <span className="text-ink-muted tabular-nums">{total}</span>
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

/** A record on the board. */
export function BoardCard(props: {
  person: Person;
  /** The admin it is assigned to; null: no one. */
  assignee: string | null;
  /** The day in UTC. */
  today: string;
  isPicked: boolean;
  /** Id of the sentence that explains the keys. */
  howId: string;
  onChoose: ((stage: Stage) => void) | null;
  onKeyDown: (event: KeyboardEvent) => void;
  /** Lets it be dragged. */
  source: ComponentProps<'li'>;
}): ReactNode {
  const { person, assignee, today, isPicked, howId, onChoose } = props;
  const { id, name, subject, kind, next_step: nextStep, next_step_on: day } = person;
  return (
    <li
      data-card={id}
      {...props.source}
      className={`border-rule bg-paper relative grid grid-cols-[minmax(0,1fr)_auto] items-start gap-x-1 border p-2 text-sm data-[dragged=true]:opacity-50 ${isPicked ? 'outline-focus outline-2 outline-offset-1' : ''}`}
    >
      <div className="min-w-0">
        <Link
          to={`${peoplePath}/${id}`}
          draggable={false}
          className="decoration-boundary block font-medium break-words underline decoration-1 underline-offset-4 hover:decoration-2"
        >
          {name}
        </Link>
        <p className="text-ink-muted mt-0.5 text-xs break-words">{subject}</p>
      </div>
      <button
        type="button"
        data-handle
        aria-label={text.move(name)}
        aria-describedby={howId}
        aria-pressed={isPicked}
        onKeyDown={props.onKeyDown}
        className="text-ink-muted hover:text-ink -m-1 cursor-grab p-1.5"
      >
        <GripVertical aria-hidden="true" className="size-4" />
      </button>
      <p className="text-ink-muted col-span-2 mt-1.5 flex flex-wrap items-center gap-x-2 gap-y-1 text-xs">
        <span>{kindLabels[kind]}</span>
        {assignee !== null && <span className="min-w-0 truncate">{assignee}</span>}
      </p>
      {nextStep !== null && (
        <p className="col-span-2 mt-1 text-xs break-words">
          <span>{nextStep}</span>
          {day !== null && <span className="text-ink-muted tabular-nums">{` ${day}`}</span>}{' '}
          {isOverdue(person, today) && <Badge tone="warning">{listTexts.overdue}</Badge>}
        </p>
      )}
      {onChoose && (
        <Select
          label={`${text.moveTo}: ${name}`}
          look="bar"
          className="col-span-2 mt-2"
          value={person.stage}
          options={optionsOf(stages.map((stage) => [stage, stageLabels[stage]] as const))}
          onChoose={onChoose}
        />
      )}
    </li>
  );
}
