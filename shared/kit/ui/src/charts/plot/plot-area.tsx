import { useId, useRef, type ReactNode, type KeyboardEvent, type PointerEvent } from 'react';
import { useHydrated } from '../../use-hydrated.ts';
import { placeAfter, type Grid, type Place } from './crosshair.ts';

/** Where a pointer is on the element with `data-plot` nearest to it. */
export interface PointerSpot {
  /** Percent of the plot's width, 0 to 100. */
  x: number;
  /** Percent of the plot's height, 0 to 100. */
  y: number;
  /** Number of the element with `data-row` around it, or null. */
  row: number | null;
}

export interface PlotAreaProps {
  /** The chart in a few words. */
  label: string;
  grid: Grid;
  place: Place | null;
  onPlace: (place: Place | null) => void;
  /** The figure nearest to a pointer. */
  locate: (spot: PointerSpot) => Place | null;
  /** The figure at a place, in words. */
  say: (place: Place) => string;
  children: ReactNode;
}

/**
 * The drawing of a chart, whose figures are read by mouse, touch and arrow keys. As served it is a picture with a name;
 * with its script it is one stop of the Tab key that handles keys itself.
 */
export function PlotArea({ label, grid, place, onPlace, locate, say, children }: PlotAreaProps) {
  const hintId = useId();
  const isPressed = useRef(false);
  const isLive = useHydrated();

  const point = (event: PointerEvent<HTMLDivElement>): void => {
    const spot = spotOf(event);
    const found = spot && locate(spot);
    if (found && (found.column !== place?.column || found.row !== place.row)) onPlace(found);
  };
  const release = (): void => {
    isPressed.current = false;
  };
  const press = (event: KeyboardEvent): void => {
    if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
    const next = placeAfter(event.key, place, grid);
    if (next === undefined) return;
    event.preventDefault();
    // Escape closes the crosshair, and not the dialog around the chart as well.
    event.stopPropagation();
    onPlace(next);
  };
  const live = {
    role: 'application',
    'aria-roledescription': 'chart',
    'aria-describedby': hintId,
    tabIndex: 0,
    onKeyDown: press,
    onPointerMove: point,
    onPointerDown: (event: PointerEvent<HTMLDivElement>) => {
      isPressed.current = true;
      point(event);
    },
    onPointerUp: release,
    onPointerCancel: release,
    onPointerLeave: (event: PointerEvent) => {
      release();
      // After a touch the figures stay, or nobody could read them.
      if (event.pointerType === 'mouse') onPlace(null);
    },
    onFocus: () => {
      if (!isPressed.current && !place) onPlace(grid.start);
    },
    onBlur: () => onPlace(null),
  };
  return (
    <>
      <div
        aria-label={label}
        className="touch-pan-y select-none focus-visible:outline-offset-4"
        {...(isLive ? live : { role: 'img' })}
      >
        {children}
      </div>
      <p id={hintId} hidden>
        Left and right arrow keys read the figures, up and down change the series, Escape closes.
      </p>
      <p aria-live="polite" className="sr-only">
        {place && say(place)}
      </p>
    </>
  );
}

function spotOf({ target, currentTarget, clientX, clientY }: PointerEvent): PointerSpot | null {
  if (!(target instanceof Element)) return null;
  const row = target.closest('[data-row]');
  const plot = (row ?? currentTarget).querySelector('[data-plot]');
  const box = plot?.getBoundingClientRect();
  if (!box || box.width === 0 || box.height === 0) return null;
  const share = (distance: number, length: number) =>
    Math.min(100, Math.max(0, (distance / length) * 100));
  return {
    x: share(clientX - box.left, box.width),
    y: share(clientY - box.top, box.height),
    row: row ? Number(row.getAttribute('data-row')) : null,
  };
}
