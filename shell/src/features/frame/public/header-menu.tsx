import { Link } from '@talent/sdk';
import { Button } from '@talent/ui/button';
import { Container } from '@talent/ui/container';
import { contactLink, headerLinks } from '../../../content/navigation';
import { currentLink } from './current-link';

/** Id that the header's button controls. */
export const MENU_ID = 'site-menu';

/** The header's links one below the other, for narrow windows; they scroll where the window is low. */
export function HeaderMenu({ isOpen, pathname }: { isOpen: boolean; pathname: string }) {
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
              <Link
                to={link.to}
                aria-current={currentLink(link, pathname)}
                className="aria-[current]:text-signal block py-3 text-lg font-medium"
              >
                {link.label}
              </Link>
            </li>
          ))}
        </ul>
        <Button asChild className="mt-6 w-full">
          <Link to={contactLink.to} aria-current={currentLink(contactLink, pathname)}>
            {contactLink.label}
          </Link>
        </Button>
      </Container>
    </nav>
  );
}
