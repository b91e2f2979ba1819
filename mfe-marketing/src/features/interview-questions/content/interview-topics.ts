import { dataTopic } from './data';
import { evaluationTopic } from './evaluation';
import { generativeTopic } from './generative';
import type { QuestionTopic } from './interview-question';
import { judgementTopic } from './judgement';
import { languageTopic } from './language';
import { productionTopic } from './production';
import { trainingTopic } from './training';
import { visionTopic } from './vision';

/** Every interview question, in the order in which the page shows them. */
export const interviewTopics: readonly QuestionTopic[] = [
  dataTopic,
  evaluationTopic,
  trainingTopic,
  productionTopic,
  languageTopic,
  visionTopic,
  generativeTopic,
  judgementTopic,
];
