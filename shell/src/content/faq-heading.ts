/** What stands before the questions of the footer. */
export const faqHeading = {
  title: 'Frequently asked questions',
  text: 'What employers ask us before the intake call.',
  more: { label: 'All questions and answers', to: '/ai-staffing-faq' },
} as const;
