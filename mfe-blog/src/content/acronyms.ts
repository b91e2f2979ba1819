/** Words of a topic that are not written in lower case. */
export const acronyms: Readonly<Record<string, string>> = {
  ai: 'AI',
  ml: 'ML',
  mlops: 'MLOps',
  nlp: 'NLP',
  us: 'US',
};
