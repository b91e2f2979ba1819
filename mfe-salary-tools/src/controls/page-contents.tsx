import { Link } from '@talent/ui/link';

interface PageContentsProps {
  label: string;
  links: readonly { id: string; label: string }[];
}

/** Links to the parts of a page. */
export function PageContents({ label, links }: PageContentsProps) {
  return (
    <nav aria-label={label}>
      <ul className="flex flex-wrap gap-x-6 gap-y-1">
        {links.map(({ id, label: part }) => (
          <li key={id}>
            <Link tone="ink" href={`#${id}`} className="inline-block py-1">
              {part}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
