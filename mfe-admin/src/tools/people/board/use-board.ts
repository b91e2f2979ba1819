import { notify } from '@talent/sdk';
import { useState } from 'react';
import { queryClient } from '../../../queries/query-client';
import { useData } from '../../../queries/use-data';
import { useOptimisticChange } from '../../../queries/use-optimistic-change';
import { COLUMN_CARDS, type Board, type Narrowed, type Person } from '../api/people';
import { RefusedChange, savePerson, type PersonChange } from '../api/record';
import { boardTexts as text, stageLabels } from '../content/people';
import { peopleQueries } from '../queries';
import { cardAbove, cardOf, moveCard, placeOf, type Place } from './move-card';

/** A card on its way; `behind` is the card above its new place. */
interface Move {
  card: Person;
  from: Place;
  to: Place;
  behind: string | null;
}

/** The board of the filtered records, and moving its cards. */
export function useBoard(filters: Narrowed) {
  const [shown, setShown] = useState(COLUMN_CARDS);
  const options = peopleQueries.board(filters, shown);
  const { queryKey } = options;
  const query = useData(options);
  const stored = (): Board | undefined => queryClient.getQueryData(queryKey);
  const { change } = useOptimisticChange<Board, Move>({
    queryKey,
    apply: (board, { card, to }) => moveCard(board, card.id, to),
    revert: (board, { card, from }) => moveCard(board, card.id, from),
    save: ({ card, to, behind }) => store(card, { stage: to.stage, behind }),
    unsave: ({ card, from }) => {
      const board = stored();
      return store(card, { stage: from.stage, behind: board ? cardAbove(board, card.id) : null });
    },
    onFailed: ({ card }, error) => {
      const said =
        error instanceof RefusedChange
          ? { title: error.record ? text.conflict : text.gone }
          : { title: text.notMoved(card.name), description: text.notMovedHow };
      notify({ ...said, tone: 'error' });
      // The board shows what the database has.
      void queryClient.invalidateQueries(options);
    },
    texts: {
      done: ({ card, to }) => text.moved(card.name, stageLabels[to.stage]),
      failure: 'A card was not moved',
    },
  });

  /** Puts a card where it is dropped, at once, and saves it; the toast offers to undo it. */
  function drop(id: string, to: Place): void {
    const board = stored();
    const from = board && placeOf(board, id);
    const card = cardOf(board, id);
    if (!from || !card || (from.stage === to.stage && from.index === to.index)) return;
    void change({ card, from, to, behind: cardAbove(moveCard(board, id, to), id) });
  }

  async function store({ id, version }: Person, wanted: PersonChange): Promise<void> {
    // The second move of a card starts from the version that the first one made.
    const seen = cardOf(stored(), id)?.version ?? version;
    const saved = await savePerson({ id, version: seen }, wanted);
    const board = stored();
    const card = cardOf(board, id);
    if (board && card) {
      // What the database has counted, without moving the card again.
      const counted = { ...card, version: saved.version, position: saved.position };
      const { cards, total } = board[card.stage];
      const column = { cards: cards.map((each) => (each === card ? counted : each)), total };
      queryClient.setQueryData(queryKey, { ...board, [card.stage]: column });
    }
    void queryClient.invalidateQueries({ queryKey: ['people', 'counts'] });
  }

  return {
    query,
    /** The board with the moves that are made and not answered yet. */
    board: stored(),
    /** Loads more cards of every column. */
    showMore: () => setShown((cards) => cards + COLUMN_CARDS),
    drop,
  };
}
