import { Breadcrumbs } from '@talent/page-parts/breadcrumbs';
import { ContentsRail, type ContentsEntry } from '@talent/page-parts/contents-rail';
import { NextStep } from '@talent/page-parts/next-step';
import { usePageData } from '@talent/sdk';
import { Container } from '@talent/ui/container';
import type { ReactNode } from 'react';
import { contentPageText as text } from './content/content-page-text';
import { BlockView } from './block-view';
import { RelatedPages } from './blocks/links-block';
import { PageOpening } from './page-opening';
import type { ShownPage, ShownSection, ShownBlock } from './shown-block';

const FEWEST_CONTENTS = 3;

export interface ContentPageProps {
  /** Content besides the text, such as a form; it follows the sections. */
  children?: ReactNode;
  /** The same, above the sections. */
  beforeSections?: ReactNode;
  /** Parts of `beforeSections` for the list of contents. */
  partsBefore?: readonly ContentsEntry[];
  /** Parts of `children` for the list of contents. */
  partsAfter?: readonly ContentsEntry[];
}

/** A page of text with its figures: opening, contents beside it on a wide screen, sections, related pages. */
export function ContentPage({
  beforeSections,
  children,
  partsBefore = [],
  partsAfter = [],
}: ContentPageProps) {
  const page = usePageData<ShownPage>();
  const { name, parent, sections, related, closing } = page;
  const entries = [...partsBefore, ...sections.map(contentsEntry), ...partsAfter];
  return (
    <Container width="wide">
      <Breadcrumbs name={name} parent={parent} />
      <PageOpening page={page} />
      <div className="border-t-2 border-ink pt-2 lg:pt-8 lg:grid lg:grid-cols-[14rem_1fr] lg:gap-x-12">
        {entries.length < FEWEST_CONTENTS ? (
          <div />
        ) : (
          <ContentsRail title={text.contents} entries={entries} />
        )}
        <div className="min-w-0">
          {beforeSections}
          {sections.map((section) => (
            <SectionView key={section.id} section={section} />
          ))}
          {children}
        </div>
      </div>
      <RelatedPages title={text.related} links={related} />
      {closing !== 'form' && <NextStep {...closing} context={page.kind?.hire} />}
    </Container>
  );
}

function contentsEntry({ id, title, shortTitle = title }: ShownSection): ContentsEntry {
  return { id, text: shortTitle };
}

function SectionView({ section: { id, title, blocks } }: { section: ShownSection }) {
  return (
    <section id={id} aria-labelledby={`${id}-title`} className="mb-14 scroll-mt-24 space-y-6">
      <h2 id={`${id}-title`} className="text-heading">
        {title}
      </h2>
      {arrangeSection(blocks).map(({ main, notes }, index) =>
        notes.length === 0 ? (
          <Blocks key={index} blocks={main} />
        ) : (
          <div
            key={index}
            className="space-y-6 xl:grid xl:grid-cols-[1fr_17rem] xl:gap-x-12 xl:space-y-0"
          >
            <Blocks blocks={main} />
            <div>
              <Blocks blocks={notes} />
            </div>
          </div>
        ),
      )}
    </section>
  );
}

function Blocks({ blocks }: Pick<ShownSection, 'blocks'>) {
  return (
    <div className="@container space-y-6">
      {blocks.map((block, index) => (
        <BlockView key={index} block={block} />
      ))}
    </div>
  );
}

/** Blocks of a section that are above each other, and notes in the right column beside them. */
interface SectionRow {
  main: readonly ShownBlock[];
  notes: readonly ShownBlock[];
}

const noteKinds = new Set<ShownBlock['kind']>(['callout', 'law']);
/** A run of words is at least so many times as long as the notes beside it, whose column is narrower. */
const FULLER = 1.5;

/** Running words: they leave room for a note. Tables and drawings take the whole width. */
const wordKinds = new Set<ShownBlock['kind']>(['text', 'list', 'steps', 'pairs', 'questions']);

/**
 * Puts the notes of a section beside its longest run of words. A note stays in its own place, over the whole width, where
 * every run is too short for it: it would leave a hole in the text.
 */
export function arrangeSection(blocks: readonly ShownBlock[]): SectionRow[] {
  const notes = blocks.filter(isNote);
  const rest = blocks.filter((block) => !isNote(block));
  const [from, to] = longestRun(rest);
  const noteLength = notes.reduce((sum, note) => sum + lengthOf(note), 0);
  const runLength = rest.slice(from, to).reduce((sum, block) => sum + lengthOf(block), 0);
  if (notes.length === 0 || runLength < noteLength * FULLER) return [{ main: blocks, notes: [] }];
  return [
    { main: rest.slice(0, from), notes: [] },
    { main: rest.slice(from, to), notes },
    { main: rest.slice(to), notes: [] },
  ].filter(({ main }) => main.length > 0);
}

function isNote({ kind }: ShownBlock): boolean {
  return noteKinds.has(kind);
}

function longestRun(blocks: readonly ShownBlock[]): [from: number, to: number] {
  let best: [number, number] = [0, 0];
  let bestLength = 0;
  let from = 0;
  let length = 0;
  for (const [index, block] of blocks.entries()) {
    if (!wordKinds.has(block.kind)) {
      from = index + 1;
      length = 0;
      continue;
    }
    length += lengthOf(block);
    if (length > bestLength) {
      bestLength = length;
      best = [from, index + 1];
    }
  }
  return best;
}

/** Characters of a block as data: close enough to compare the heights of two. */
function lengthOf(block: ShownBlock): number {
  return JSON.stringify(block).length;
}
