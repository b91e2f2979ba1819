import { Link, NavLink, useLocation } from '@talent/sdk';
import { Button } from '@talent/ui/button';
import { Container } from '@talent/ui/container';
import { Menu, X } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import type { ReactNode } from 'react';
import { contactLink, headerLinks } from '../../content/navigation';

const menuId = 'site-menu';

/** The fixed header: brand, six links, the contact button; a disclosure menu on narrow screens. */
export function Header({ brand }: { brand: string }): ReactNode {
  const [open, setOpen] = useState(false);
  const toggle = useRef<HTMLButtonElement>(null);
  const { pathname } = useLocation();
  useEffect(() => setOpen(false), [pathname]);

  return (
    <header
      className="border-rule bg-paper fixed inset-x-0 top-0 z-30 border-b"
      onKeyDown={(event) => {
        if (event.key !== 'Escape' || !open) return;
        setOpen(false);
        toggle.current?.focus();
      }}
    >
      <Container width="wide" className="flex h-16 items-center justify-between gap-6">
        <Link to="/" className="font-display text-xl font-semibold whitespace-nowrap">
          {brand}
        </Link>
        <nav aria-label="Main" className="hidden lg:block">
          <ul className="flex items-center gap-6">
            {headerLinks.map((link) => (
              <li key={link.to}>
                <NavLink
                  to={link.to}
                  className="hover:text-signal aria-[current=page]:border-signal border-b-2 border-transparent py-1 text-sm font-medium"
                >
                  {link.label}
                </NavLink>
              </li>
            ))}
            <li>
              <Button asChild size="sm">
                <Link to={contactLink.to}>{contactLink.label}</Link>
              </Button>
            </li>
          </ul>
        </nav>
        <button
          ref={toggle}
          type="button"
          aria-expanded={open}
          aria-controls={menuId}
          onClick={() => setOpen(!open)}
          className="-mr-2 inline-flex size-11 items-center justify-center lg:hidden"
        >
          {open ? <X aria-hidden="true" /> : <Menu aria-hidden="true" />}
          <span className="sr-only">Menu</span>
        </button>
      </Container>
      <nav id={menuId} aria-label="Main" hidden={!open} className="border-rule border-t lg:hidden">
        <Container width="wide" className="max-h-[calc(100svh-4rem)] overflow-y-auto py-2 pb-6">
          <ul>
            {headerLinks.map((link) => (
              <li key={link.to} className="border-rule border-b">
                <NavLink
                  to={link.to}
                  className="aria-[current=page]:text-signal block py-3 text-lg font-medium"
                >
                  {link.label}
                </NavLink>
              </li>
            ))}
          </ul>
          <Button asChild className="mt-6 w-full">
            <Link to={contactLink.to}>{contactLink.label}</Link>
          </Button>
        </Container>
      </nav>
    </header>
  );
}
