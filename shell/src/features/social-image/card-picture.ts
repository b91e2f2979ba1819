import { blogTopics } from '@talent/api/blog/topics';
import { clocks } from '@talent/content/clocks';
import type { PageHead } from '@talent/sdk/contract';
import type { Picture } from '@talent/ui/picture';
import { pictureOfPlaces } from '@talent/ui/picture-of-places';
import { pictureOfProcess } from '@talent/ui/picture-of-process';
import { pictureOfRole } from '@talent/ui/picture-of-role';
import { pictureOfTerms } from '@talent/ui/picture-of-terms';
import { pictureOfTopic } from '@talent/ui/picture-of-topic';

const role = (slug: string) => () => pictureOfRole(slug);
const topic = (slug: string) => () => pictureOfTopic(slug);

/** Pages whose subject has a picture, by their path. */
const pictures: Readonly<Record<string, () => Picture | null>> = {
  '/hire-ml-engineers': role('machine-learning-engineer'),
  '/hire-ai-engineers': role('ai-engineer'),
  '/hire-mlops-engineers': role('mlops-engineer'),
  '/hire-nlp-engineers': role('nlp-engineer'),
  '/hire-production-ai-engineers': topic('mlops'),
  '/services/machine-learning-engineers': role('machine-learning-engineer'),
  '/services/mlops-engineers': role('mlops-engineer'),
  '/services/nlp-engineers': role('nlp-engineer'),
  '/services/computer-vision-engineers': role('computer-vision-engineer'),
  '/services/data-scientists': topic('machine-learning'),
  '/services/generative-ai-engineers': role('generative-ai-engineer'),
  '/ai-research-product-teams': role('research-scientist'),
  '/build-ai-development-teams': () => pictureOfTerms('team'),
  '/ai-ml-staffing-services': () => pictureOfTerms('contract'),
  '/us-ai-talent': () => pictureOfPlaces(['US']),
  '/us-ai-engineer-jobs': () => pictureOfPlaces(['US']),
  '/canada-ai-talent': () => pictureOfPlaces(['CA']),
  '/about-ai-talent-experts': () => pictureOfPlaces(['US', 'CA']),
  '/global-ai-talent-network': () => pictureOfPlaces(['US', 'CA'], 'world'),
  '/international-ai-recruitment': () => pictureOfPlaces(['US', 'CA'], 'world'),
  '/remote-ai-team-staffing': topic('remote-teams'),
  '/ai-interview-questions': topic('interviews'),
  '/ai-skills-assessment': topic('machine-learning'),
  '/computer-vision-applications': topic('computer-vision'),
  '/machine-learning-jobs-guide': topic('careers'),
  '/ai-job-market': topic('weekly-jobs-report'),
};

/** Folders whose pages share a picture, where a page has none of its own. */
const folders: readonly (readonly [string, () => Picture | null])[] = [
  ['/machine-learning-ai-jobs', topic('weekly-jobs-report')],
  ['/ai-hiring-insights-blog', topic('hiring')],
  ['/ai-salary', topic('salary-insights')],
  ['/ai-ml-salary-data', topic('salary-insights')],
];

/** The picture of a page's subject; the clocks of a search for a page whose subject has none. */
export function cardPicture(path: string, head: PageHead): Picture {
  const lastPart = path.slice(path.lastIndexOf('/') + 1);
  const own =
    pictures[path]?.() ??
    pictureOfArticle(head) ??
    pictureOfTopic(lastPart) ??
    pictureOfRole(lastPart);
  const folder = folders.find(([start]) => path.startsWith(start));
  return own ?? folder?.[1]() ?? pictureOfProcess(clocks);
}

/** An article says its topic in its structured data. */
function pictureOfArticle({ structuredData = [] }: PageHead): Picture | null {
  const section = structuredData.map((object) => object['articleSection']).find(Boolean);
  const known = blogTopics.find(({ label }) => label === section);
  return known ? pictureOfTopic(known.slug) : null;
}
