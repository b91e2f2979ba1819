/** Google’s own list, which is newer than ours. */
export const retirementsAddress = 'https://ai.google.dev/gemini-api/docs/deprecations';

/** The announced end of a model of Gemini. */
export interface GeminiRetirement {
  /** The first day without the model, ISO 8601. */
  day: string;
  replacement: string;
  /** Where the day was read. */
  source: string;
}

const of20 = {
  day: '2026-06-01',
  source: 'https://ai.google.dev/gemini-api/docs/changelog',
};
/** Retirements of models that make plans, from Google's own pages alone. A model that is missing here may be retired all the same. */
export const geminiRetirements: Readonly<Record<string, GeminiRetirement>> = {
  'gemini-2.0-flash': { ...of20, replacement: 'gemini-3.5-flash' },
  'gemini-2.0-flash-001': { ...of20, replacement: 'gemini-3.5-flash' },
  'gemini-2.0-flash-lite': { ...of20, replacement: 'gemini-3.1-flash-lite' },
  'gemini-2.0-flash-lite-001': { ...of20, replacement: 'gemini-3.1-flash-lite' },
  'gemini-3.1-flash-lite': {
    day: '2027-05-07',
    replacement: 'gemini-3.5-flash-lite',
    source: retirementsAddress,
  },
};
