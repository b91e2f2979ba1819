import { Link } from '@talent/sdk';
import type { SiteConfig } from '@talent/sdk/contract';
import { Container } from '@talent/ui/container';
import { footerBottomLinks } from '../../../content/navigation';
import { CookieSettings } from '../../consent/cookie-settings';
import { FooterColumns } from './footer-columns';
import { FooterFaq } from './footer-faq';
import { footerLinkClass } from './footer-link-class';

/** The footer: six questions, three columns of links, then the legal line. */
export function Footer({ site }: { site: SiteConfig }) {
  return (
    <footer className="mt-24">
      <FooterFaq />
      <div className="border-rule border-t">
        <FooterColumns site={site} />
      </div>
      <div className="border-rule border-t">
        <Container
          width="wide"
          className="text-ink-muted flex flex-wrap items-center justify-between gap-x-8 gap-y-3 py-6 text-sm"
        >
          <ul className="flex flex-wrap gap-x-6 gap-y-2">
            {footerBottomLinks.map((link) => (
              <li key={link.to}>
                <Link to={link.to} className={footerLinkClass}>
                  {link.label}
                </Link>
              </li>
            ))}
            <li className="[@media(scripting:none)]:hidden">
              <CookieSettings className={footerLinkClass} />
            </li>
          </ul>
          <ul className="flex flex-wrap gap-x-6 gap-y-2">
            <li>
              <a href={site.linkedInUrl} rel="noopener" className={footerLinkClass}>
                LinkedIn
              </a>
            </li>
            <li>
              <a href={`mailto:${site.email}`} className={footerLinkClass}>
                {site.email}
              </a>
            </li>
          </ul>
        </Container>
      </div>
    </footer>
  );
}
