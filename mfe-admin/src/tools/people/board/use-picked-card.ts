import { useState, type KeyboardEvent } from 'react';
import type { Board } from '../api/people';
import { boardTexts as text, stageLabels } from '../content/people';
import { moveCard, placeOf, stepFrom, type Place } from './move-card';

interface PickedCard {
  /** The card that the arrow keys move; null: none is picked up. */
  id: string | null;
  /** The board with the picked card at its present place. */
  board: Board;
  /** The last thing that happened to it, to be read aloud. */
  said: string;
  /** For the handle of a card. */
  onKeyDown: (event: KeyboardEvent, id: string, name: string) => void;
}

/** Moves a card with keys: Space picks it up and drops it, arrows move it, Escape and Tab put it back. */
export function usePickedCard(board: Board, onDrop: (id: string, to: Place) => void): PickedCard {
  const [picked, setPicked] = useState<{ id: string; to: Place } | null>(null);
  const [said, setSaid] = useState('');
  // A card that is no longer on the board is no longer in the hand.
  const isThere = picked !== null && placeOf(board, picked.id) !== null;
  const shown = isThere ? moveCard(board, picked.id, picked.to) : board;
  const placeName = ({ stage, index }: Place, of: Board): string =>
    text.place(stageLabels[stage], index + 1, of[stage].cards.length);

  function pick(id: string, name: string): void {
    const to = placeOf(board, id);
    if (!to) return;
    setPicked({ id, to });
    setSaid(text.picked(name, placeName(to, board)));
  }

  function putBack(id: string, name: string): void {
    const from = placeOf(board, id);
    setPicked(null);
    if (from) setSaid(text.putBack(name, placeName(from, board)));
  }

  function onKeyDown(event: KeyboardEvent, id: string, name: string): void {
    if (!isThere || picked.id !== id) {
      if (event.key !== ' ' && event.key !== 'Enter') return;
      event.preventDefault();
      return pick(id, name);
    }
    if (event.key === 'Tab') return putBack(id, name);
    if (event.key === 'Escape') {
      event.preventDefault();
      return putBack(id, name);
    }
    if (event.key === ' ' || event.key === 'Enter') {
      event.preventDefault();
      setPicked(null);
      setSaid(text.dropped(name, placeName(picked.to, shown)));
      return onDrop(id, picked.to);
    }
    const to = stepFrom(shown, picked.to, event.key);
    if (!to) return;
    event.preventDefault();
    setPicked({ id, to });
    setSaid(placeName(to, moveCard(board, id, to)));
  }

  return { id: isThere ? picked.id : null, board: shown, said, onKeyDown };
}
