import type { Picture } from '../picture.ts';
import { staircase } from './topics/careers.ts';
import { pyramid } from './topics/computer-vision.ts';
import { retrieval } from './topics/generative-ai.ts';
import { funnel } from './topics/hiring.ts';
import { conversation } from './topics/interviews.ts';
import { crossValidation } from './topics/machine-learning.ts';
import { rollout } from './topics/mlops.ts';
import { sharedHours } from './topics/remote-teams.ts';
import { parade } from './topics/salary-insights.ts';
import { weeksOfJobs } from './topics/weekly-jobs-report.ts';

const pictures: Readonly<Record<string, () => Picture>> = {
  hiring: funnel,
  'salary-insights': parade,
  interviews: conversation,
  careers: staircase,
  mlops: rollout,
  'machine-learning': crossValidation,
  'generative-ai': retrieval,
  'computer-vision': pyramid,
  'remote-teams': sharedHours,
  'weekly-jobs-report': weeksOfJobs,
};

/** The topics that have a picture. */
export const topicSlugs: readonly string[] = Object.keys(pictures);

/**
 * The picture of a topic of the blog; null for one that has none.
 * @param topic its slug, such as `remote-teams`.
 */
export function pictureOfTopic(topic: string): Picture | null {
  return pictures[topic]?.() ?? null;
}
