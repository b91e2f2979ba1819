/** Words around every post and guide. */
export const blogPost = {
  contents: 'In this article',
  back: 'All articles',
  blog: 'Blog',
  trail: 'Breadcrumb',
  by: 'By',
  minutes: 'min read',
  updated: 'Updated',
  author: 'About the author',
  moreBy: 'All articles by',
  related: 'Related articles',
  neighbors: 'Previous and next article',
  previous: 'Previous',
  next: 'Next',
  share: {
    title: 'Share this article',
    linkedIn: 'LinkedIn',
    x: 'X',
    email: 'Email',
    copy: 'Copy link',
    /** In place of `copy`, where the browser lists the apps that take a link. */
    sheet: 'Share',
    copied: 'Link copied',
    failed: 'We could not copy the link',
    failedText: 'Copy it from the address bar instead.',
  },
  newsletter: {
    title: 'Salary insights by email',
    text: 'One email a week. Every figure has its source.',
    link: { label: 'Get the newsletter', to: '/ai-salary-newsletter' },
  },
} as const;

/** The author's slug that stands for the staff rather than for a person. */
export const EDITORIAL_TEAM = 'editorial-team';
