import { Link } from '@talent/ui/link';
import { salaryData } from '../../content/salary-data';

const { label, links } = salaryData.contents;

/** Links to the page's sections. */
export function PageContents() {
  return (
    <nav aria-label={label}>
      <ul className="flex flex-wrap gap-x-6 gap-y-1">
        {links.map(({ id, label: section }) => (
          <li key={id}>
            <Link tone="ink" href={`#${id}`} className="inline-block py-1">
              {section}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
