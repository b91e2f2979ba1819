import { defineRemote, defineRoute } from '@talent/sdk';
import './styles.css';

export default defineRemote({
  name: 'mfe-marketing',
  routes: [
    defineRoute({ path: '/', page: () => import('./routes/home') }),
    defineRoute({
      path: '/about-ai-talent-experts',
      page: () => import('./routes/content-page'),
    }),
    defineRoute({ path: '/hire-ml-engineers', page: () => import('./routes/content-page') }),
    defineRoute({ path: '/hire-mlops-engineers', page: () => import('./routes/content-page') }),
    defineRoute({ path: '/hire-nlp-engineers', page: () => import('./routes/content-page') }),
    defineRoute({ path: '/ai-ml-staffing-services', page: () => import('./routes/content-page') }),
    defineRoute({
      path: '/hire-production-ai-engineers',
      page: () => import('./routes/content-page'),
    }),
    defineRoute({
      path: '/build-ai-development-teams',
      page: () => import('./routes/content-page'),
    }),
    defineRoute({
      path: '/ai-research-product-teams',
      page: () => import('./routes/content-page'),
    }),
    defineRoute({ path: '/ai-engineer-staffing', page: () => import('./routes/content-page') }),
    defineRoute({
      path: '/ai-engineer-staffing-services',
      page: () => import('./routes/content-page'),
    }),
    defineRoute({ path: '/hire-ai-engineers', page: () => import('./routes/content-page') }),
    defineRoute({ path: '/ai-staffing-faq', page: () => import('./routes/content-page') }),
    defineRoute({ path: '/global-ai-talent-network', page: () => import('./routes/content-page') }),
    defineRoute({ path: '/remote-ai-team-staffing', page: () => import('./routes/content-page') }),
    defineRoute({
      path: '/international-ai-recruitment',
      page: () => import('./routes/content-page'),
    }),
    defineRoute({ path: '/us-ai-talent', page: () => import('./routes/content-page') }),
    defineRoute({ path: '/canada-ai-talent', page: () => import('./routes/content-page') }),
    defineRoute({ path: '/us-ai-engineer-jobs', page: () => import('./routes/content-page') }),
    defineRoute({
      path: '/ai-interview-questions',
      page: () => import('./routes/ai-interview-questions'),
    }),
    defineRoute({ path: '/contact-ai-recruiters', page: () => import('./routes/contact') }),
    defineRoute({ path: '/ai-salary-newsletter', page: () => import('./routes/newsletter') }),
    defineRoute({
      path: '/ai-salary-newsletter/confirm',
      page: () => import('./routes/newsletter-confirm'),
    }),
    defineRoute({
      path: '/ai-salary-newsletter/unsubscribe',
      page: () => import('./routes/content-page'),
    }),
    defineRoute({ path: '/ai-skills-assessment', page: () => import('./routes/assessment') }),
    defineRoute({ path: '/privacy-policy', page: () => import('./routes/privacy-policy') }),
    defineRoute({
      path: '/responsible-disclosure',
      page: () => import('./routes/responsible-disclosure'),
    }),
    defineRoute({ path: '/sitemap', page: () => import('./routes/content-page') }),
    defineRoute({ path: '/machine-learning-ai-jobs', page: () => import('./routes/careers') }),
    defineRoute({ path: '/machine-learning-ai-jobs/:jobSlug', page: () => import('./routes/job') }),
    defineRoute({ path: '/services/:serviceId', page: () => import('./routes/content-page') }),
  ],
});
