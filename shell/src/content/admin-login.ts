import type { PageHead } from '@talent/sdk/contract';

export const adminLoginHead: PageHead = {
  title: 'Staff sign-in | AI Talent Experts',
  description:
    'Sign in for the staff of AI Talent Experts. If you are looking for work or for engineers, our contact page is the faster way to reach a person.',
  canonicalPath: '/admin-login-xyz123',
  robots: 'noindex, nofollow',
};
