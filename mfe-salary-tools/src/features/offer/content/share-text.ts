/** Words of the link and the picture of a placed offer. */
export const shareText = {
  title: 'Share the comparison',
  include: 'Include my figures',
  includeHint:
    'The link then has them in a part that browsers send to no server, and the picture shows the base pay. Anyone who gets these sees them.',
  copy: 'Copy link without my figures',
  copyWith: 'Copy link with my figures',
  copied: 'Link copied, without your figures',
  copiedWith: 'Link copied, with your figures',
  byHand: 'This browser does not let the page copy. Copy the link here:',
  make: 'Make a picture',
  makeAgain: 'Make the picture again',
  making: 'Drawing the picture …',
  download: 'Download picture (PNG)',
  share: 'Share picture …',
  failed: 'This browser could not draw the picture. The link above holds the same comparison.',
  notShared: 'The picture was not shared. You can download it instead.',
  fileName: 'ai-offer-percentile.png',
  offers: ['Offer A', 'Offer B'],
  caption: {
    ranges: 'Each stroke is one in 100 ranges, by pay. Blue: this offer.',
    people: 'Each stroke is one in 100 employees, by pay. Blue: this offer.',
  },
  basedOn: 'Based on',
  source: 'Source:',
} as const;
