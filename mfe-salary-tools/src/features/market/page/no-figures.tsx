import { Link } from '@talent/ui/link';
import { Section } from '@talent/ui/section';
import { marketText } from '../content/market-text';

const { title, text, link } = marketText.empty;

/** For a site that has no market figures. */
export function NoFigures() {
  return (
    <Section title={title} lede={text} rule>
      <Link href={link.href} rel="noopener">
        {link.label}
      </Link>
    </Section>
  );
}
