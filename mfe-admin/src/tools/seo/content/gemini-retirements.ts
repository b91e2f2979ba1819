/** Google’s own list, which is newer than ours. */
export const retirementsAddress = 'https://ai.google.dev/gemini-api/docs/deprecations';

/** The announced end of a model of Gemini. */
export interface GeminiRetirement {
  /** The first day without the model, ISO 8601. */
  day: string;
  replacement: string;
  /** Where the day was read, and when that was published, ISO 8601. */
  source: string;
  asOf: string;
}

const of20 = {
  day: '2026-06-01',
  source: 'https://ai.google.dev/gemini-api/docs/changelog',
  asOf: '2026-06-01',
};
const of25 = {
  day: '2026-12-01',
  source:
    'https://dev.to/aideprecations/what-to-do-before-gemini-25-pro-and-25-flash-are-retired-on-december-1-2026-5gg9',
  asOf: '2026-11-10',
};

/** Retirements of models that make plans. A model that is missing here may be retired all the same. */
export const geminiRetirements: Readonly<Record<string, GeminiRetirement>> = {
  'gemini-2.0-flash': { ...of20, replacement: 'gemini-3.5-flash' },
  'gemini-2.0-flash-001': { ...of20, replacement: 'gemini-3.5-flash' },
  'gemini-2.0-flash-lite': { ...of20, replacement: 'gemini-3.1-flash-lite' },
  'gemini-2.0-flash-lite-001': { ...of20, replacement: 'gemini-3.1-flash-lite' },
  'gemini-2.5-pro': { ...of25, replacement: 'gemini-3.8-flash' },
  'gemini-2.5-flash': { ...of25, replacement: 'gemini-3.5-flash-lite' },
  'gemini-3.1-flash-lite': {
    day: '2027-05-07',
    replacement: 'gemini-3.5-flash-lite',
    source: retirementsAddress,
    asOf: '2026-09-15',
  },
};
