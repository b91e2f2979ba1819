import type { PageContent } from '../page-content';
import { computerVisionEngineers } from '../services/computer-vision-engineers';
import { dataScientists } from '../services/data-scientists';
import { generativeAiEngineers } from '../services/generative-ai-engineers';
import { machineLearningEngineers } from '../services/machine-learning-engineers';
import { mlopsEngineers } from '../services/mlops-engineers';
import { nlpEngineers } from '../services/nlp-engineers';

/** The contract pages below `/services`, in the order in which lists show them. */
export const serviceCatalog: readonly PageContent[] = [
  machineLearningEngineers,
  mlopsEngineers,
  nlpEngineers,
  computerVisionEngineers,
  dataScientists,
  generativeAiEngineers,
];
