import type { Skill } from '../../../calculations/bands/roles-by-skill';

/**
 * Skills and the roles of the data for whose work they are central. This is our own judgment, from how the site's staffing
 * pages describe the roles. It suggests a role and changes no figure.
 */
export const calculatorSkills: readonly Skill[] = [
  {
    key: 'model-training',
    label: 'Training models (PyTorch, JAX)',
    roles: ['machine-learning-engineer', 'research-engineer', 'machine-learning-scientist'],
  },
  {
    key: 'language-model-apps',
    label: 'Applications on language models, retrieval',
    roles: ['ai-engineer', 'nlp-engineer'],
  },
  {
    key: 'fine-tuning',
    label: 'Fine-tuning and evaluating language models',
    roles: ['nlp-engineer', 'ai-engineer', 'research-engineer'],
  },
  {
    key: 'statistics',
    label: 'Statistics, experiments, causal questions',
    roles: ['data-scientist', 'statistician'],
  },
  {
    key: 'sql-analysis',
    label: 'SQL, analysis, talking to the business',
    roles: ['data-scientist', 'data-analyst'],
  },
  {
    key: 'pipelines',
    label: 'Data pipelines (Spark, Airflow, dbt)',
    roles: ['data-engineer', 'database-architect'],
  },
  {
    key: 'serving',
    label: 'Serving models, latency, monitoring',
    roles: ['mlops-engineer', 'machine-learning-engineer'],
  },
  {
    key: 'infrastructure',
    label: 'Kubernetes, CI, infrastructure as code',
    roles: ['mlops-engineer', 'network-and-systems-administrator'],
  },
  {
    key: 'images',
    label: 'Images, video, 3D',
    roles: ['computer-vision-engineer', 'machine-learning-engineer'],
  },
  { key: 'text', label: 'Text, speech, search', roles: ['nlp-engineer', 'ai-engineer'] },
  {
    key: 'papers',
    label: 'Research, publications, new methods',
    roles: [
      'research-scientist',
      'machine-learning-scientist',
      'computer-and-information-research-scientist',
    ],
  },
  {
    key: 'experiments-code',
    label: 'Turning research into working code',
    roles: ['research-engineer', 'machine-learning-engineer'],
  },
  {
    key: 'architecture',
    label: 'Choosing platforms, designing systems',
    roles: ['ai-architect', 'machine-learning-engineer'],
  },
  {
    key: 'backend',
    label: 'Back-end services, APIs, tests',
    roles: ['software-developer', 'ai-engineer'],
  },
  {
    key: 'optimisation',
    label: 'Optimization, forecasting, planning',
    roles: ['operations-research-analyst', 'data-scientist'],
  },
  {
    key: 'devices',
    label: 'Chips, edge devices, embedded code',
    roles: ['computer-hardware-engineer', 'computer-vision-engineer'],
  },
];
