/** The footer's line on a site that shows samples. */
export const demonstration = {
  label: 'Demonstration site:',
  text: 'the brand, placement figures, testimonials and sample jobs are examples. All salary and market figures are real.',
  more: {
    label: 'About this demonstration',
    to: '/about-ai-talent-experts#about-this-demonstration',
  },
} as const;
