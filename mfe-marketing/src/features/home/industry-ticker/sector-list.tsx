import type { IndustrySector } from '../content/home-industries';

interface SectorListProps {
  sectors: readonly IndustrySector[];
  /** The second of two: there for the eye alone, where the strip moves. */
  isRepeated?: boolean;
}

/** Every industry once. The space between two is part of the item, so that the list's width is one turn. */
export function SectorList({ sectors, isRepeated = false }: SectorListProps) {
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
