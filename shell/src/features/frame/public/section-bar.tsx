import { useLocation } from '@talent/sdk';
import { Container } from '@talent/ui/container';
import { sections, type Section } from '../../../content/navigation';
import { useIsUnknown } from '../../guard/unknown-route';
import { currentLink, HeaderLink } from './header';

/** The section of the page on the screen; null where it belongs to none. */
export function useSection(): Section | null {
  const { pathname } = useLocation();
  const isUnknown = useIsUnknown();
  const isIn = ({ links }: Section) => links.some((link) => currentLink(link, pathname));
  return isUnknown ? null : (sections.find(isIn) ?? null);
}

/** The section whose links the page shows; null where it shows none. */
export function useShownSection(): Section | null {
  const { pathname } = useLocation();
  const section = useSection();
  return section?.fillsWindow === pathname ? null : section;
}

/** Links to the pages of a section, below the header. */
export function SectionBar({ section: { title, links } }: { section: Section }) {
  return (
    <nav aria-label={title} className="border-rule mt-16 border-b print:hidden">
      <Container width="wide">
        <ul className="flex flex-wrap gap-x-4 sm:gap-x-5">
          {links.map((link) => (
            <li key={link.to}>
              <HeaderLink
                link={link}
                className="hover:text-signal aria-[current]:border-signal -mb-px block border-b-2 border-transparent py-2.5 text-sm"
              />
            </li>
          ))}
        </ul>
      </Container>
    </nav>
  );
}
