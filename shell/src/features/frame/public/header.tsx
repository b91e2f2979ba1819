import { Link, useLocation } from '@talent/sdk';
import { Button } from '@talent/ui/button';
import { Container } from '@talent/ui/container';
import { Menu, Search, X } from 'lucide-react';
import {
  contactLink,
  headerLinks,
  searchLink,
  type NavigationLink,
} from '../../../content/navigation';
import { BrandMark } from './brand-mark';
import { useMenu } from './use-menu';

/** The fixed header: brand, six links, the contact button; a disclosure menu on narrow screens. */
export function Header({ brand }: { brand: string }) {
  const { isOpen, toggle, header, button } = useMenu();

  return (
    <header
      ref={header}
      className="site-header border-rule bg-paper fixed inset-x-0 top-0 z-30 border-b print:hidden"
    >
      <Container width="wide" className="flex h-16 items-center justify-between gap-1 sm:gap-6">
        <Link
          to="/"
          className="font-display inline-flex items-center gap-2.5 text-xl font-semibold whitespace-nowrap"
        >
          <BrandMark />
          <span>{brand}</span>
        </Link>
        <Link
          to={searchLink.to}
          state={{ isTyping: true }}
          aria-label={searchLink.label}
          aria-keyshortcuts="/"
          className="hover:text-signal ml-auto inline-flex size-11 items-center justify-center lg:order-last lg:ml-0 lg:-mr-3"
        >
          <Search aria-hidden="true" className="size-5" />
        </Link>
        <nav aria-label="Main" className="hidden lg:ml-auto lg:block">
          <ul className="flex items-center gap-6">
            {headerLinks.map((link) => (
              <li key={link.to}>
                <HeaderLink
                  link={link}
                  className="hover:text-signal aria-[current]:border-signal border-b-2 border-transparent py-1 text-sm font-medium"
                />
              </li>
            ))}
            <li>
              <Button asChild size="sm">
                <HeaderLink link={contactLink} />
              </Button>
            </li>
          </ul>
        </nav>
        <button
          ref={button}
          type="button"
          aria-expanded={isOpen}
          aria-controls={MENU_ID}
          onClick={toggle}
          className="-mr-2 inline-flex size-11 items-center justify-center lg:hidden [@media(scripting:none)]:hidden"
        >
          {isOpen ? <X aria-hidden="true" /> : <Menu aria-hidden="true" />}
          <span className="sr-only">Menu</span>
        </button>
      </Container>
      <HeaderMenu isOpen={isOpen} />
      <div aria-hidden="true" className="scroll-line" />
    </header>
  );
}

const MENU_ID = 'site-menu';

function HeaderMenu({ isOpen }: { isOpen: boolean }) {
  return (
    <nav
      id={MENU_ID}
      aria-label="Main"
      hidden={!isOpen}
      className="border-rule shadow-overlay max-h-[calc(100svh-4rem)] overflow-y-auto overscroll-contain border-t lg:hidden"
    >
      <Container width="wide" className="py-2 pb-6">
        <ul>
          {headerLinks.map((link) => (
            <li key={link.to} className="border-rule border-b">
              <HeaderLink
                link={link}
                className="aria-[current]:text-signal block py-3 text-lg font-medium"
              />
            </li>
          ))}
        </ul>
        <Button asChild className="mt-6 w-full">
          <HeaderLink link={contactLink} />
        </Button>
      </Container>
    </nav>
  );
}

/** A link that says where it leads to the page on the screen, or to one above it. */
export function HeaderLink({ link, className }: { link: NavigationLink; className?: string }) {
  const { pathname } = useLocation();
  return (
    <Link to={link.to} aria-current={currentLink(link, pathname)} className={className}>
      {link.label}
    </Link>
  );
}

/**
 * The `aria-current` of a link while the page at `pathname` is on the screen: 'page' for the page
 * itself, 'true' for a page below it or in a folder that it covers.
 */
export function currentLink(link: NavigationLink, pathname: string): 'page' | 'true' | undefined {
  const path = pathname.replace(/\/+$/, '');
  if (path === link.to) return 'page';
  const folders = [link.to, ...(link.covers ?? [])];
  return folders.some((folder) => `${path}/`.startsWith(`${folder}/`)) ? 'true' : undefined;
}
