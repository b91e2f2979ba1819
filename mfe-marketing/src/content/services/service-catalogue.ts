import type { PageContent } from '../page-content';
import { computerVisionEngineers } from './computer-vision-engineers';
import { dataScientists } from './data-scientists';
import { generativeAiEngineers } from './generative-ai-engineers';
import { machineLearningEngineers } from './machine-learning-engineers';
import { mlopsEngineers } from './mlops-engineers';
import { nlpEngineers } from './nlp-engineers';

/** Every engagement that has a page below `/services`, in the order in which lists show them. */
export const serviceCatalogue: readonly PageContent[] = [
  machineLearningEngineers,
  mlopsEngineers,
  nlpEngineers,
  computerVisionEngineers,
  dataScientists,
  generativeAiEngineers,
];
