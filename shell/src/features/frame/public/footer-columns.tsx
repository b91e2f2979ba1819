import { Link } from '@talent/sdk';
import type { SiteConfig } from '@talent/sdk/contract';
import { Container } from '@talent/ui/container';
import { footerColumns } from '../../../content/navigation';
import { footerLinkClass } from './footer-link-class';

/** The agency's name and address, and three columns of links. */
export function FooterColumns({ site }: { site: SiteConfig }) {
  return (
    <Container width="wide" className="grid gap-10 py-14 md:grid-cols-[2fr_1fr_1fr_1fr]">
      <div>
        <p className="font-display text-2xl font-semibold">{site.brand}</p>
        <p className="text-ink-muted mt-3 max-w-sm">
          AI and machine-learning engineers for teams in the United States and Canada.
        </p>
        {site.postalAddress.length > 0 && (
          <address className="text-ink-muted mt-4 not-italic">
            {site.postalAddress.map((line) => (
              <span key={line} className="block">
                {line}
              </span>
            ))}
          </address>
        )}
      </div>
      {footerColumns.map((column) => (
        <nav key={column.title} aria-label={column.title}>
          <h2 className="font-sans text-sm font-semibold">{column.title}</h2>
          <ul className="mt-4 flex flex-col gap-2.5 text-sm">
            {column.links.map((link) => (
              <li key={link.to}>
                <Link to={link.to} className={footerLinkClass}>
                  {link.label}
                </Link>
              </li>
            ))}
          </ul>
        </nav>
      ))}
    </Container>
  );
}
