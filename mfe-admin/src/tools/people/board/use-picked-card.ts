import { useState, type KeyboardEvent } from 'react';
import type { Board } from '../api/people';
import { boardTexts as text, stageLabels } from '../content/people';
import { moveCard, placeOf, stepFrom, type Place } from './move-card';

/** Moves a card with keys: Space picks it up and drops it, arrows move it, Escape and Tab put it back. */
export function usePickedCard(board: Board, onDrop: (id: string, to: Place) => void) {
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
    const { key } = event;
    const isPress = key === ' ' || key === 'Enter';
    const own = isThere && picked.id === id ? picked : null;
    const to = own && stepFrom(shown, own.to, key);
    if (isPress || to || (own && key === 'Escape')) event.preventDefault();
    if (!own) {
      if (isPress) pick(id, name);
    } else if (key === 'Tab' || key === 'Escape') {
      putBack(id, name);
    } else if (isPress) {
      setPicked(null);
      setSaid(text.dropped(name, placeName(own.to, shown)));
      onDrop(id, own.to);
    } else if (to) {
      setPicked({ id, to });
      setSaid(placeName(to, moveCard(board, id, to)));
    }
  }

  return {
    /** The card that the arrow keys move; null: none is picked up. */
    id: isThere ? picked.id : null,
    board: shown,
    /** The last thing that happened to it, to be read aloud. */
    said,
    onKeyDown,
  };
}
