import { serveRemote } from '@talent/sdk/server';
import { about } from './content/pages/about';
import { aiEngineerStaffing } from './content/pages/ai-engineer-staffing';
import { aiEngineerStaffingServices } from './content/pages/ai-engineer-staffing-services';
import { aiMlStaffingServices } from './content/pages/ai-ml-staffing-services';
import { aiResearchProductTeams } from './content/pages/ai-research-product-teams';
import { buildAiDevelopmentTeams } from './content/pages/build-ai-development-teams';
import { hireAiEngineers } from './content/pages/hire-ai-engineers';
import { hireMlEngineers } from './content/pages/hire-ml-engineers';
import { hireMlopsEngineers } from './content/pages/hire-mlops-engineers';
import { hireNlpEngineers } from './content/pages/hire-nlp-engineers';
import { hireProductionAiEngineers } from './content/pages/hire-production-ai-engineers';
import { aiStaffingFaq } from './content/pages/ai-staffing-faq';
import { contact } from './content/pages/contact';
import { newsletter } from './content/pages/newsletter';
import { newsletterConfirm } from './content/pages/newsletter-confirm';
import { newsletterUnsubscribe } from './content/pages/newsletter-unsubscribe';
import { canadaAiTalent } from './content/pages/canada-ai-talent';
import { globalAiTalentNetwork } from './content/pages/global-ai-talent-network';
import { internationalAiRecruitment } from './content/pages/international-ai-recruitment';
import { privacyPolicy } from './content/pages/privacy-policy';
import { remoteAiTeamStaffing } from './content/pages/remote-ai-team-staffing';
import { responsibleDisclosure } from './content/pages/responsible-disclosure';
import { sitemap } from './content/pages/sitemap';
import { usAiEngineerJobs } from './content/pages/us-ai-engineer-jobs';
import { usAiTalent } from './content/pages/us-ai-talent';
import { serviceCatalogue } from './content/service-catalogue';
import { contentCataloguePlan, contentPagePlan } from './features/content-page/content-page-plan';
import { resultPagePlan } from './features/newsletter/result-page-plan';
import routes from './routes';
import { aiInterviewQuestionsPlan } from './routes/ai-interview-questions.plan';
import { assessmentPlan } from './routes/assessment.plan';
import { careersPlan } from './routes/careers.plan';
import { homePlan } from './routes/home.plan';
import { jobPlan } from './routes/job.plan';

export default serveRemote(routes, {
  '/': homePlan,
  '/about-ai-talent-experts': contentPagePlan(about, { changefreq: 'monthly', priority: 0.7 }),
  '/hire-ml-engineers': contentPagePlan(hireMlEngineers, { changefreq: 'weekly', priority: 0.9 }),
  '/hire-mlops-engineers': contentPagePlan(hireMlopsEngineers, {
    changefreq: 'weekly',
    priority: 0.9,
  }),
  '/hire-nlp-engineers': contentPagePlan(hireNlpEngineers, { changefreq: 'weekly', priority: 0.9 }),
  '/ai-ml-staffing-services': contentPagePlan(aiMlStaffingServices, {
    changefreq: 'weekly',
    priority: 0.9,
  }),
  '/hire-production-ai-engineers': contentPagePlan(hireProductionAiEngineers, {
    changefreq: 'weekly',
    priority: 0.9,
  }),
  '/build-ai-development-teams': contentPagePlan(buildAiDevelopmentTeams, {
    changefreq: 'monthly',
    priority: 0.8,
  }),
  '/ai-research-product-teams': contentPagePlan(aiResearchProductTeams, {
    changefreq: 'monthly',
    priority: 0.8,
  }),
  '/ai-engineer-staffing': contentPagePlan(aiEngineerStaffing, {
    changefreq: 'monthly',
    priority: 0.8,
  }),
  '/ai-engineer-staffing-services': contentPagePlan(aiEngineerStaffingServices, {
    changefreq: 'monthly',
    priority: 0.7,
  }),
  '/hire-ai-engineers': contentPagePlan(hireAiEngineers, { changefreq: 'weekly', priority: 0.9 }),
  '/ai-staffing-faq': contentPagePlan(aiStaffingFaq, { changefreq: 'monthly', priority: 0.7 }),
  '/global-ai-talent-network': contentPagePlan(globalAiTalentNetwork, {
    changefreq: 'monthly',
    priority: 0.7,
  }),
  '/remote-ai-team-staffing': contentPagePlan(remoteAiTeamStaffing, {
    changefreq: 'monthly',
    priority: 0.7,
  }),
  '/international-ai-recruitment': contentPagePlan(internationalAiRecruitment, {
    changefreq: 'monthly',
    priority: 0.7,
  }),
  '/us-ai-talent': contentPagePlan(usAiTalent, { changefreq: 'weekly', priority: 0.8 }),
  '/canada-ai-talent': contentPagePlan(canadaAiTalent, { changefreq: 'weekly', priority: 0.8 }),
  '/us-ai-engineer-jobs': contentPagePlan(usAiEngineerJobs, {
    changefreq: 'weekly',
    priority: 0.8,
  }),
  '/ai-interview-questions': aiInterviewQuestionsPlan,
  '/contact-ai-recruiters': contentPagePlan(contact, { changefreq: 'monthly', priority: 0.9 }),
  '/ai-salary-newsletter': contentPagePlan(newsletter, { changefreq: 'weekly', priority: 0.7 }),
  '/ai-salary-newsletter/confirm': resultPagePlan(newsletterConfirm),
  '/ai-salary-newsletter/unsubscribe': resultPagePlan(newsletterUnsubscribe),
  '/ai-skills-assessment': assessmentPlan,
  '/privacy-policy': contentPagePlan(privacyPolicy, { changefreq: 'yearly', priority: 0.3 }),
  '/responsible-disclosure': contentPagePlan(responsibleDisclosure, {
    changefreq: 'yearly',
    priority: 0.3,
  }),
  '/sitemap': contentPagePlan(sitemap, { changefreq: 'weekly', priority: 0.3 }),
  '/machine-learning-ai-jobs': careersPlan,
  '/machine-learning-ai-jobs/:jobSlug': jobPlan,
  '/services/:serviceId': contentCataloguePlan(serviceCatalogue, {
    changefreq: 'monthly',
    priority: 0.8,
  }),
});
