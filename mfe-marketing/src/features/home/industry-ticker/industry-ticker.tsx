import { Container } from '@talent/ui/container';
import { VisuallyHidden } from '@talent/ui/visually-hidden';
import type { HomeContent } from '../content/home-content';
import { useTicker } from './use-ticker';
import type { IndustrySector } from '../content/home-industries';

/**
 * The industries as a strip that moves by itself and can be paused. Without scripts and for visitors who
 * have asked for less motion it is a list in lines, without the button.
 */
export function IndustryTicker({ label, pause, play, what, sectors }: HomeContent['industries']) {
  const { tickerRef, stripRef, isPaused, toggle } = useTicker();
  return (
    <section ref={tickerRef} aria-label={label} className="border-y-2 border-ink">
      <Container width="wide" className="flex items-center gap-4">
        <div className="min-w-0 flex-1 overflow-hidden [mask-image:linear-gradient(to_right,transparent,black_1rem,black_calc(100%-3rem),transparent)] motion-reduce:[mask-image:none] noscript:[mask-image:none]">
          <div
            ref={stripRef}
            className="flex w-max will-change-transform motion-reduce:w-auto motion-reduce:transform-none! noscript:w-auto"
          >
            <SectorList sectors={sectors} />
            <SectorList sectors={sectors} isRepeated />
          </div>
        </div>
        <button
          type="button"
          onClick={toggle}
          className="min-h-11 w-24 shrink-0 border-l border-rule text-sm font-medium underline decoration-boundary underline-offset-4 hover:decoration-ink motion-reduce:hidden noscript:hidden"
        >
          {isPaused ? play : pause} <VisuallyHidden>{what}</VisuallyHidden>
        </button>
      </Container>
    </section>
  );
}

interface SectorListProps {
  sectors: readonly IndustrySector[];
  /** The second of two: there for the eye alone, where the strip moves. */
  isRepeated?: boolean;
}

/** Every industry once. The space between two is part of the item, so that the list's width is one turn. */
function SectorList({ sectors, isRepeated = false }: SectorListProps) {
  return (
    <ul
      aria-hidden={isRepeated || undefined}
      className={`flex shrink-0 motion-reduce:shrink motion-reduce:flex-wrap motion-reduce:py-2 noscript:shrink noscript:flex-wrap noscript:py-2 ${isRepeated ? 'motion-reduce:hidden noscript:hidden' : ''}`}
    >
      {sectors.map(({ name, type, colorClass }) => (
        <li
          key={name}
          className="flex items-baseline gap-2 py-3 pr-8 text-sm whitespace-nowrap motion-reduce:py-1 noscript:py-1"
        >
          <span aria-hidden="true" className={`size-2 ${colorClass}`} />
          <span className="font-semibold">{name}</span>
          <span className="text-ink-muted">{type}</span>
        </li>
      ))}
    </ul>
  );
}
