/** Why a text is not read as CommonMark reads it. */
export type DifferenceReason =
  | 'raw-html'
  | 'heading-levels'
  | 'figures'
  | 'addresses'
  | 'bare-addresses'
  | 'fragments'
  | 'references';

export interface Difference {
  why: string;
  /** Numbers of the specification's examples, version 0.31.2. */
  examples: readonly number[];
}

/** Every example that is meant to be shown in another way than the specification's. */
export const commonmarkDifferences: Readonly<Record<DifferenceReason, Difference>> = {
  'raw-html': {
    why: 'Raw HTML is shown as the words it is written with: nothing of an author becomes markup.',
    examples: [
      21, 31, 148, 149, 150, 151, 152, 153, 154, 155, 156, 157, 158, 159, 160, 161, 162, 163, 164,
      165, 166, 167, 168, 169, 170, 171, 172, 173, 174, 175, 176, 177, 178, 179, 180, 181, 182, 183,
      184, 185, 186, 187, 188, 189, 190, 191, 201, 308, 309, 344, 475, 476, 477, 491, 494, 524, 536,
      613, 614, 615, 616, 617, 623, 625, 626, 627, 628, 629, 630, 631, 642, 643,
    ],
  },
  'heading-levels': {
    why: "A page's h1 is its title: the highest heading of a text is an h2, the lowest an h4, and an empty one is none.",
    examples: [
      10, 62, 66, 67, 68, 72, 73, 74, 75, 76, 78, 79, 80, 81, 82, 83, 84, 115, 141, 214, 215, 227,
      228, 229, 230, 232, 300, 646, 647,
    ],
  },
  figures: {
    why: 'A picture that stands alone is a figure, and its title the caption.',
    examples: [
      520, 572, 573, 574, 575, 576, 577, 578, 580, 581, 582, 583, 584, 585, 586, 588, 589, 591,
    ],
  },
  addresses: {
    why: 'Addresses are read as browsers read them, a backslash as a slash; an empty one, or one that is neither of the web nor mail, leaves its words.',
    examples: [200, 202, 485, 486, 487, 502, 567, 596, 598, 599, 601, 603],
  },
  'bare-addresses': {
    why: 'As on GitHub, an address that stands in the text by itself is a link.',
    examples: [602, 608, 611, 612],
  },
  fragments: {
    why: 'Ids of headings have a prefix, so that none is an id of the page itself; links to them follow.',
    examples: [501],
  },
  references: {
    why: 'A number beyond those of Unicode is the replacement character, as in HTML.',
    examples: [28],
  },
};
