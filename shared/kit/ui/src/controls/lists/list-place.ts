/** Where an opened list is put: below or above its control, and flush with its start or its end. */
export interface ListPlace {
  side: 'below' | 'above';
  align: 'start' | 'end';
}

/** Sides of an element in px from the top left of the window. */
type Box = Pick<DOMRect, 'top' | 'bottom' | 'left'>;

/**
 * Above only where there is too little room below and more above; flush with the end only where the list would leave the
 * window. Sizes in px.
 */
export function listPlace(
  control: Box,
  list: { width: number; height: number },
  window: { width: number; height: number },
): ListPlace {
  const below = window.height - control.bottom;
  return {
    side: below < list.height && control.top > below ? 'above' : 'below',
    align: control.left + list.width > window.width ? 'end' : 'start',
  };
}
