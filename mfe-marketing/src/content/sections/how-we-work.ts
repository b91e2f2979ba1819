import { searchClock } from '@talent/content/search-clock';
import type { PageSection } from '../page-content';

/** The four clocks of a search in one drawing: other pages link here instead of repeating them. */
export const howWeWork: PageSection = {
  id: 'how-we-work',
  title: 'How a search works, from intake call to support',
  shortTitle: 'How a search works',
  blocks: [
    {
      kind: 'text',
      paragraphs: [
        `${searchClock} In the call we agree on the work, the must-haves, the pay range and who decides.`,
      ],
    },
    { kind: 'clocks' },
  ],
};
