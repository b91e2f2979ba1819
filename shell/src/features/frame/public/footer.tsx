import { Link, useLocation } from '@talent/sdk';
import type { SiteConfig } from '@talent/sdk/contract';
import { Container } from '@talent/ui/container';
import { demonstration } from '../../../content/demonstration';
import { faqHeading } from '../../../content/faq-heading';
import { footerBottomLinks, footerColumns, cookieSettingsLabel } from '../../../content/navigation';
import { BrandMark } from './brand-mark';
import { servedTheme } from '../../theme/served-theme';
import { askAgain } from '../../consent/request-store';
import { useEffect, useRef, useState } from 'react';
import type { FaqItems } from './faq-items';
import { useSection } from './section-bar';
import { ServedHtml } from '../../document/served-html';
import { servedFaq } from './served-faq';

const footerLinkClass = 'text-ink-muted hover:text-ink underline-offset-4 hover:underline';

/** The footer: six questions of employers (not on the page of all questions, nor below pages for candidates), four columns of links, then the legal line. */
export function Footer({ site }: { site: SiteConfig }) {
  const { pathname } = useLocation();
  const section = useSection();
  const hasFaq = pathname !== faqHeading.more.to && !section?.isForCandidates;
  return (
    <footer className="mt-12 print:hidden">
      {hasFaq && <FooterFaq site={site} />}
      <div className="border-rule border-t">
        <FooterColumns site={site} />
      </div>
      {site.mode !== 'live' && <DemonstrationLine />}
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
          <ul className="flex flex-wrap items-center gap-x-6 gap-y-2">
            <ServedHtml as="li" html={servedTheme.html} />
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

function DemonstrationLine() {
  const { label, text, more } = demonstration;
  return (
    <div className="border-rule border-t">
      <Container width="wide" className="py-4 text-sm">
        <p>
          <strong className="font-semibold">{label}</strong> <span>{text}</span>{' '}
          <Link
            to={more.to}
            className="text-signal hover:text-signal-hover underline underline-offset-4"
          >
            {more.label}
          </Link>
        </p>
      </Container>
    </div>
  );
}

function FooterColumns({ site }: { site: SiteConfig }) {
  return (
    <Container
      width="wide"
      className="grid grid-cols-2 gap-x-6 gap-y-10 py-10 md:grid-cols-[1.5fr_repeat(4,1fr)] md:gap-x-10 md:py-14"
    >
      <div className="max-md:col-span-2">
        <p className="font-display flex items-center gap-3 text-2xl font-semibold">
          <BrandMark />
          <span>{site.brand}</span>
        </p>
        <p className="text-ink-muted mt-3 max-w-sm">
          AI and machine learning engineers for teams in the United States and Canada.
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

/** Withdraws the cookie choice and shows the banner again. */
export function CookieSettings({ className }: { className: string }) {
  return (
    <button type="button" className={className} onClick={(event) => askAgain(event.currentTarget)}>
      {cookieSettingsLabel}
    </button>
  );
}

function FooterFaq({ site }: { site: SiteConfig }) {
  const { title, text, more } = faqHeading;
  return (
    <div className="border-ink border-t">
      <Container
        width="wide"
        className="grid gap-x-10 gap-y-6 py-10 md:py-14 lg:grid-cols-[2fr_1fr_1fr_1fr]"
      >
        <div>
          <h2 className="text-heading">{title}</h2>
          <p className="text-ink-muted mt-3">{text}</p>
          <Link
            to={more.to}
            className="text-signal hover:text-signal-hover mt-4 inline-block py-1 underline underline-offset-4"
          >
            {more.label}
          </Link>
        </div>
        <FaqList site={site} />
      </Container>
    </div>
  );
}

/**
 * The questions as they were served: every document has them, so no script has them a second time. Only a footer that comes
 * without its document loads them.
 */
function FaqList({ site }: { site: SiteConfig }) {
  const list = useRef<HTMLDivElement>(null);
  const [Items, setItems] = useState<typeof FaqItems | null>(null);
  useEffect(() => {
    if (list.current?.firstChild) return;
    import('./faq-items').then(
      (module) => setItems(() => module.FaqItems),
      // Their page has them too.
      () => undefined,
    );
  }, []);
  const className = 'border-rule border-t lg:col-span-3';
  if (Items) {
    return (
      <div className={className}>
        <Items site={site} />
      </div>
    );
  }
  return <ServedHtml ref={list} className={className} html={servedFaq.html} />;
}
