import { socialCard, type CardFigure } from '@talent/page-parts/social-card';
import type { PageHead, SiteConfig } from '@talent/sdk/contract';
import type { DrawingNode } from '@talent/sdk/server';
import {
  contactLink,
  footerColumns,
  headerLinks,
  type NavigationLink,
} from '../../content/navigation';
import { elsewhereOnTheSite } from '../../content/site-head';
import { blogTopics } from '@talent/api/blog/topics';
import { clocks } from '@talent/content/clocks';
import type { Picture } from '@talent/ui/picture';
import { pictureOfPlaces } from '@talent/ui/picture-of-places';
import { pictureOfProcess } from '@talent/ui/picture-of-process';
import { pictureOfRole } from '@talent/ui/picture-of-role';
import { pictureOfTerms } from '@talent/ui/picture-of-terms';
import { pictureOfTopic } from '@talent/ui/picture-of-topic';

export interface PageCardInput {
  head: PageHead;
  /** Path of the page, as a visitor requests it. */
  path: string;
  site: SiteConfig;
}

/** The picture of a shared link to a page of the site: its subject's picture, and the section that it is in. */
export function pageCard({ head, path, site }: PageCardInput): DrawingNode {
  const facts = {
    section: sectionOf(path),
    picture: cardPicture(path, head),
    figure: cardFigure(head),
  };
  return socialCard({ head, path, brand: site.brand, ...facts });
}

/** The section of a page, in the words of the navigation. */
export function sectionOf(path: string): string {
  const link = [...headerLinks, contactLink].find((one) => covers(one, path));
  const column = footerColumns.find(({ links }) => links.some((one) => covers(one, path)));
  return link?.label ?? (path === '/' ? undefined : column?.title) ?? elsewhereOnTheSite;
}

function covers({ to, covers: folders = [] }: NavigationLink, path: string): boolean {
  return path === to || folders.some((folder) => path.startsWith(`${folder}/`));
}

const role = (slug: string) => () => pictureOfRole(slug);
const topic = (slug: string) => () => pictureOfTopic(slug);

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

/** The figure that a page of data names in its structured data; null on all others. */
export function cardFigure({ structuredData = [] }: PageHead): CardFigure | null {
  const measured = structuredData.flatMap((object) => object['variableMeasured'] ?? []);
  const found = measured.find(isFigure);
  return found ? { amount: found.value, label: found.name } : null;
}

function isFigure(measured: unknown): measured is { name: string; value: string } {
  if (typeof measured !== 'object' || measured === null) return false;
  return (
    'name' in measured &&
    'value' in measured &&
    typeof measured.name === 'string' &&
    typeof measured.value === 'string'
  );
}

/** An article says its topic in its structured data. */
function pictureOfArticle({ structuredData = [] }: PageHead): Picture | null {
  const section = structuredData.map((object) => object['articleSection']).find(Boolean);
  const known = blogTopics.find(({ label }) => label === section);
  return known ? pictureOfTopic(known.slug) : null;
}
