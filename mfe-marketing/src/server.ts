import { serveRemote } from '@talent/sdk/server';
import { assessmentPage } from './content/pages/assessment';
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
import { serviceCatalog } from './content/lists/service-catalog';
import { contentCatalogPlan, contentPagePlan } from './features/content-page/content-page-plan';
import routes from './routes';
import { aiInterviewQuestionsPlan } from './routes/ai-interview-questions.plan';
import { careersPlan } from './routes/careers.plan';
import { homePlan } from './routes/home.plan';
import { jobPlan } from './routes/job.plan';

export default serveRemote(routes, {
  '/': homePlan,
  '/about-ai-talent-experts': contentPagePlan(about),
  '/hire-ml-engineers': contentPagePlan(hireMlEngineers),
  '/hire-mlops-engineers': contentPagePlan(hireMlopsEngineers),
  '/hire-nlp-engineers': contentPagePlan(hireNlpEngineers),
  '/ai-ml-staffing-services': contentPagePlan(aiMlStaffingServices),
  '/hire-production-ai-engineers': contentPagePlan(hireProductionAiEngineers),
  '/build-ai-development-teams': contentPagePlan(buildAiDevelopmentTeams),
  '/ai-research-product-teams': contentPagePlan(aiResearchProductTeams),
  '/ai-engineer-staffing': contentPagePlan(aiEngineerStaffing),
  '/ai-engineer-staffing-services': contentPagePlan(aiEngineerStaffingServices),
  '/hire-ai-engineers': contentPagePlan(hireAiEngineers),
  '/ai-staffing-faq': contentPagePlan(aiStaffingFaq),
  '/global-ai-talent-network': contentPagePlan(globalAiTalentNetwork),
  '/remote-ai-team-staffing': contentPagePlan(remoteAiTeamStaffing),
  '/international-ai-recruitment': contentPagePlan(internationalAiRecruitment),
  '/us-ai-talent': contentPagePlan(usAiTalent),
  '/canada-ai-talent': contentPagePlan(canadaAiTalent),
  '/us-ai-engineer-jobs': contentPagePlan(usAiEngineerJobs),
  '/ai-interview-questions': aiInterviewQuestionsPlan,
  '/contact-ai-recruiters': contentPagePlan(contact),
  '/ai-salary-newsletter': contentPagePlan(newsletter),
  '/ai-salary-newsletter/confirm': contentPagePlan(newsletterConfirm),
  '/ai-salary-newsletter/unsubscribe': contentPagePlan(newsletterUnsubscribe),
  '/ai-skills-assessment': contentPagePlan(assessmentPage),
  '/privacy-policy': contentPagePlan(privacyPolicy),
  '/responsible-disclosure': contentPagePlan(responsibleDisclosure),
  '/sitemap': contentPagePlan(sitemap),
  '/machine-learning-ai-jobs': careersPlan,
  '/machine-learning-ai-jobs/:jobSlug': jobPlan,
  '/services/:serviceId': contentCatalogPlan(serviceCatalog),
});
