import { notify, toast } from '@talent/sdk';
import { useReducer, useRef, useState } from 'react';
import type { UseQueryResult } from '@tanstack/react-query';
import { queryClient } from '../../../queries/query-client';
import { useData } from '../../../queries/use-data';
import { COLUMN_CARDS, type Board } from '../api/board';
import type { Person } from '../api/person';
import { savePerson, type PersonState } from '../api/save-person';
import { boardTexts as text, stageLabels } from '../content/people';
import type { PeopleFilters } from '../filters/people-filters';
import { peopleQueries } from '../queries';
import { cardAbove, moveCard, placeOf, type Place } from './move-card';

interface BoardMoves {
  query: UseQueryResult<Board>;
  /** The board with the moves that are made and not answered yet. */
  board: Board | undefined;
  /** Loads more cards of every column. */
  showMore: () => void;
  /** Puts a card where it is dropped, at once, and saves it; the toast offers to undo it. */
  drop: (id: string, to: Place) => void;
}

/** The board of the filtered records, and moving its cards. */
export function useBoard(filters: Omit<PeopleFilters, 'view' | 'stage'>): BoardMoves {
  const [shown, setShown] = useState(COLUMN_CARDS);
  const options = peopleQueries.board(filters, shown);
  const query = useData(options);
  // The cache tells of a change only after the next frame: a dropped card would be seen at its old place once more.
  const [, redraw] = useReducer((round: number) => round + 1, 0);
  // One save after the other: the second move of a card starts from the version that the first one made.
  const saves = useRef(Promise.resolve());

  function put(id: string, to: Place, undoing: boolean): void {
    const board = queryClient.getQueryData(options.queryKey);
    const from = board && placeOf(board, id);
    const card = from && board[from.stage].cards[from.index];
    if (!board || !card || (from.stage === to.stage && from.index === to.index)) return;
    const moved = moveCard(board, id, to);
    queryClient.setQueryData(options.queryKey, moved);
    redraw();
    const behind = cardAbove(moved, id);
    saves.current = saves.current.then(async () => {
      const isSaved = await save(card, { stage: to.stage, behind });
      if (!isSaved || undoing) return;
      const undo = { label: text.undo, onAction: () => put(id, from, true) };
      toast({ title: text.moved(card.name, stageLabels[to.stage]), action: undo });
    });
  }

  /** False: the board shows what the database has instead. */
  async function save(card: Person, change: Parameters<typeof savePerson>[1]): Promise<boolean> {
    // An older answer must not replace what the person sees.
    await queryClient.cancelQueries(options);
    try {
      const outcome = await savePerson({ id: card.id, version: versionOf(card) }, change);
      if (outcome.status === 'saved') {
        takeOver(outcome.record);
        void queryClient.invalidateQueries({ queryKey: ['people', 'counts'] });
        return true;
      }
      notify({ title: outcome.status === 'gone' ? text.gone : text.conflict, tone: 'error' });
    } catch (error) {
      console.error('A card was not moved', error);
      notify({ title: text.notMoved(card.name), description: text.notMovedHow, tone: 'error' });
    }
    await queryClient.invalidateQueries(options);
    return false;
  }

  function versionOf({ id, version }: Person): number {
    const board = queryClient.getQueryData(options.queryKey);
    const place = board && placeOf(board, id);
    return (place && board[place.stage].cards[place.index]?.version) ?? version;
  }

  /** Takes over what the database has counted, without moving the card again. */
  function takeOver({ id, version, position }: PersonState): void {
    const board = queryClient.getQueryData(options.queryKey);
    const place = board && placeOf(board, id);
    if (!board || !place) return;
    const column = board[place.stage];
    const cards = column.cards.map((card) =>
      card.id === id ? { ...card, version, position } : card,
    );
    queryClient.setQueryData(options.queryKey, { ...board, [place.stage]: { ...column, cards } });
  }

  return {
    query,
    board: queryClient.getQueryData(options.queryKey),
    showMore: () => setShown((cards) => cards + COLUMN_CARDS),
    drop: (id, to) => put(id, to, false),
  };
}
