import { useLayoutEffect, useRef } from 'react';
import type { Region } from './regions';

/** A frame over an app's part of the page, with its name; presses go through it. */
export function Outline({ region, label }: { region: Region; label: string }) {
  const box = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const { left, top, width, height } = region;
    // Through the DOM: the content security policy refuses style attributes.
    for (const [side, value] of Object.entries({ left, top, width, height })) {
      box.current?.style.setProperty(side, `${value}px`);
    }
  }, [region]);
  return (
    <div
      ref={box}
      className="border-signal pointer-events-none fixed z-50 border-2 text-right leading-none"
    >
      <span className="bg-signal text-signal-ink inline-block max-w-full px-2 text-xs">
        {label}
      </span>
    </div>
  );
}
