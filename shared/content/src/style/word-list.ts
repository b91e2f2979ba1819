/** A wording that visitors and staff do not read on this site. */
export interface RefusedWording {
  pattern: RegExp;
  /** What to write in its place. */
  instead: string;
}

/** Spelling and words of the United States, and none of the turns that read as translated. */
export const refusedWordings: readonly RefusedWording[] = [
  // Spelling.
  { pattern: /\be-mail/i, instead: 'email' },
  { pattern: /\blicence/i, instead: 'license' },
  {
    pattern:
      /\b\w*(?:organis|specialis|recognis|summaris|prioritis|memoris|normalis|optimis|utilis|generalis|minimis|maximis|finalis|visualis|standardis|categoris|anonymis)(?:e[ds]?|ing|ation|ations|er|ers)\b/i,
    instead: 'the same word with z',
  },
  { pattern: /\banalys(?:e[ds]?|ing)\b/i, instead: 'analyze' },
  { pattern: /\bmodell(?:ing|ed|er|ers)\b/i, instead: 'modeling' },
  { pattern: /\b(?:label|travel|cancel|model|signal)led\b/i, instead: 'one l' },
  { pattern: /\b\w*(?:behaviour|colour|favour|honour|labour|neighbour|rumour)\w*/i, instead: 'or' },
  { pattern: /\bcatalogue/i, instead: 'catalog' },
  { pattern: /\b(?:centre|centres|centred|metre|metres|fibre|theatre)\b/i, instead: 'er' },
  { pattern: /\bprogramme/i, instead: 'program' },
  { pattern: /\b(?:sceptic|skeptism)/i, instead: 'skeptic' },
  {
    pattern: /\b(?:learnt|whilst|amongst|judgement|enrolment|fulfil|defence|offence)\b/i,
    instead: 'learned, while, among, judgment, enrollment, fulfill, defense, offense',
  },
  { pattern: /\bgrey\b/i, instead: 'gray' },
  { pattern: /\bmaths\b/i, instead: 'math' },
  {
    pattern: /\b(?:towards|afterwards|backwards|forwards)\b/i,
    instead: 'toward, afterward, backward, forward',
  },
  { pattern: /\bper cent\b/i, instead: 'percent' },
  { pattern: /\d\s%/, instead: 'the percent sign directly after the figure' },
  // Words.
  { pattern: /\b(?:somebody|anybody|everybody)\b/i, instead: 'someone, anyone, everyone' },
  { pattern: /\badverts?\b/i, instead: 'ad, posting' },
  { pattern: /\b(?:advertis)(?:es|ed|ing)? for\b/i, instead: 'hire for, post' },
  { pattern: /\b(?:unmended|mend(?:s|ed|ing)?)\b/i, instead: 'fix' },
  { pattern: /\b(?:ring|rings|rang|ringing)\b/i, instead: 'call' },
  {
    pattern: /\b(?:is|are|was|too|very|so|as|more) dear(?:er)?\b|\bdearer\b/i,
    instead: 'expensive',
  },
  { pattern: /\bunwanted mail\b/i, instead: 'spam folder' },
  { pattern: /\bin the mean\b/i, instead: 'on average' },
  { pattern: /\bany more\b(?! than\b)/i, instead: 'no longer, anymore' },
  { pattern: /\bwhosoever\b/i, instead: 'anyone who' },
  { pattern: /(?:^|[.!?:]\s+)Whoever\b/, instead: 'a subject: anyone who, people who' },
  { pattern: /\b(?:fortnight|half-year)\b/i, instead: 'two weeks, six months' },
  { pattern: /\bdoctorate\b/i, instead: 'PhD' },
  { pattern: /\bseldom\b/i, instead: 'rarely' },
  { pattern: /\bneedn['’]t\b|\bshan['’]t\b|\bmustn['’]t\b/i, instead: "don't need to, must not" },
  {
    pattern: /(?<![/\w-])machine-learning\b(?!-)/i,
    instead: 'machine learning, as people search for it',
  },
  // Lists and figures are; they do not stand, lie or live.
  {
    pattern:
      /\bstands? (?:on|in|at|beside|behind|under|over|below|above|here|there|next|with|for nothing)\b/i,
    instead: 'is, is listed, is shown',
  },
  { pattern: /\b(?:lies|lie|lay) (?:under|over|beside|below|above|behind|on)\b/i, instead: 'is' },
  {
    pattern: /\blives? in (?:a|the|one) (?:file|list|table|paper|page|document)\b/i,
    instead: 'is in',
  },
];
