import { Breadcrumbs } from '@talent/page-parts/breadcrumbs';
import { NextStep } from '@talent/page-parts/next-step';
import { Link, usePageData } from '@talent/sdk';
import { Button } from '@talent/ui/button';
import { Container } from '@talent/ui/container';
import { PageHeading } from '@talent/ui/page-heading';
import type { ReactNode } from 'react';
import { contentPageText as text } from './content/content-page-text';
import { BlockView } from './block-view';
import { RelatedPages } from './blocks/links-block';
import type { ShownPage, ShownSection } from './shown-block';

/**
 * A page of text with its figures: head, contents beside it on a wide screen, sections, related pages.
 * @param children - content besides the text, such as a form; it follows the sections.
 * @param beforeSections - the same, above the sections.
 */
export function ContentPage({
  beforeSections,
  children,
}: {
  beforeSections?: ReactNode;
  children?: ReactNode;
}) {
  const { name, parent, kicker, title, lede, actions, sections, related, closing } =
    usePageData<ShownPage>();
  return (
    <Container width="wide">
      <Breadcrumbs name={name} parent={parent} />
      <PageHeading kicker={kicker} title={title} lede={lede} className="pt-4 md:pt-6">
        {actions.length > 0 && (
          <div className="flex flex-col gap-3 sm:flex-row">
            {actions.map(({ label, to }, index) => (
              <Button key={to} asChild variant={index === 0 ? 'primary' : 'secondary'}>
                <Link to={to}>{label}</Link>
              </Button>
            ))}
          </div>
        )}
      </PageHeading>
      <div className="border-t-2 border-ink pt-8 lg:grid lg:grid-cols-[15rem_1fr] lg:gap-x-16">
        <OnThisPage sections={sections} />
        <div className="min-w-0">
          {beforeSections}
          {sections.map((section) => (
            <section
              key={section.id}
              id={section.id}
              aria-labelledby={`${section.id}-title`}
              className="mb-14 scroll-mt-24 space-y-6"
            >
              <h2 id={`${section.id}-title`} className="text-heading">
                {section.title}
              </h2>
              {section.blocks.map((block, index) => (
                <BlockView key={index} block={block} />
              ))}
            </section>
          ))}
          {children}
        </div>
      </div>
      <RelatedPages title={text.related} links={related} />
      {closing !== 'form' && <NextStep {...closing} />}
    </Container>
  );
}

/** Links to the page's sections: beside them on a wide screen, folded away above them on a narrow one. */
function OnThisPage({ sections }: { sections: readonly ShownSection[] }) {
  if (sections.length < 3) return <div />;
  const list = (
    <ul className="space-y-2 text-sm">
      {sections.map(({ id, title, shortTitle = title }) => (
        <li key={id}>
          <a href={`#${id}`} className="text-ink-muted hover:text-ink hover:underline">
            {shortTitle}
          </a>
        </li>
      ))}
    </ul>
  );
  return (
    <nav aria-label={text.contents}>
      <div className="sticky top-24 hidden lg:block">
        <p className="mb-3 text-sm font-semibold">{text.contents}</p>
        {list}
      </div>
      <details className="mb-8 border-b border-rule pb-4 lg:hidden">
        <summary className="py-2 text-sm font-semibold">{text.contents}</summary>
        <div className="pt-3">{list}</div>
      </details>
    </nav>
  );
}
