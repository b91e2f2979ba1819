import { stages, type Board, type Person, type Stage } from '../api/people';

/** A place on the board: a column, and the number of cards above it there. */
export interface Place {
  stage: Stage;
  index: number;
}

/** The place of a card; null: the board does not show it. */
export function placeOf(board: Board, id: string): Place | null {
  for (const stage of stages) {
    const index = board[stage].cards.findIndex((card) => card.id === id);
    if (index >= 0) return { stage, index };
  }
  return null;
}

export function cardOf(board: Board | undefined, id: string): Person | undefined {
  return stages.flatMap((stage) => board?.[stage].cards ?? []).find((card) => card.id === id);
}

/** The board with a card at another place. A place behind the last card is that of the last one. */
export function moveCard(board: Board, id: string, to: Place): Board {
  const card = cardOf(board, id);
  if (!card) return board;
  const left = board[card.stage];
  const without: Board = {
    ...board,
    [card.stage]: { cards: left.cards.filter((each) => each.id !== id), total: left.total - 1 },
  };
  const entered = without[to.stage];
  const cards = entered.cards.toSpliced(to.index, 0, { ...card, stage: to.stage });
  return { ...without, [to.stage]: { cards, total: entered.total + 1 } };
}

/** The card that is directly above another one; null: it is the first of its column. */
export function cardAbove(board: Board, id: string): string | null {
  const place = placeOf(board, id);
  return (place && board[place.stage].cards[place.index - 1]?.id) ?? null;
}

/** Where an arrow key takes a card: along its column, or to the same height in the next one. Null: nowhere. */
export function stepFrom(board: Board, { stage, index }: Place, key: string): Place | null {
  const last = board[stage].cards.length - 1;
  const column = stages.indexOf(stage);
  switch (key) {
    case 'ArrowUp':
      return index > 0 ? { stage, index: index - 1 } : null;
    case 'ArrowDown':
      return index < last ? { stage, index: index + 1 } : null;
    case 'Home':
      return index > 0 ? { stage, index: 0 } : null;
    case 'End':
      return index < last ? { stage, index: last } : null;
    case 'ArrowLeft':
    case 'ArrowRight': {
      const next = stages[column + (key === 'ArrowLeft' ? -1 : 1)];
      if (next === undefined) return null;
      return { stage: next, index: Math.min(index, board[next].cards.length) };
    }
    default:
      return null;
  }
}
