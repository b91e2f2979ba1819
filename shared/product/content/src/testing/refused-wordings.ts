/** A wording that visitors and staff do not read on this site. */
export interface RefusedWording {
  pattern: RegExp;
  /** The word to write in its place. */
  instead: string;
}

/** Words whose -ise has nothing to do with -ize. */
const keepsS =
  'advertise|advise|appraise|apprise|arise|bruise|chastise|circumcise|clockwise|comprise|compromise|concise|' +
  'counterclockwise|cruise|demise|denoise|despise|devise|disguise|elementwise|enterprise|excise|exercise|' +
  'expertise|franchise|guise|imprecise|improvise|incise|likewise|marquise|merchandise|noise|otherwise|' +
  'pairwise|paradise|poise|praise|precise|premise|promise|raise|revise|rise|stepwise|supervise|surmise|' +
  'surprise|televise|treatise|turquoise|unsupervise|wise';

/** Spelling and words of the United States, and none of the turns that read as translated. */
export const refusedWordings: readonly RefusedWording[] = [
  // Spelling.
  // With a hyphen of any kind.
  { pattern: /\be[-\u2010\u2011]mail/i, instead: 'email' },
  // The holder of this license asks us to quote its name.
  { pattern: /(?<!Open Government )\blicence/i, instead: 'license' },
  {
    pattern: new RegExp(
      `\\b(?!(?:un|re|dis|pre|over|super|micro)?(?:${keepsS})(?:[sd]|ment|ments|r|rs)?\\b)[a-z]{3,}(?:ise[sdr]?|isers|isation|isations)\\b`,
      'i',
    ),
    instead: 'the same word with z',
  },
  {
    pattern:
      /\b\w*(?:organis|specialis|recognis|summaris|prioritis|memoris|normalis|optimis|utilis|generalis|minimis|maximis|finalis|visualis|standardis|categoris|anonymis|emphasis|customis|tokenis|quantis|randomis|regularis|initialis|serialis|authoris)ing\b/i,
    instead: 'the same word with z',
  },
  { pattern: /\b\w+iz(?:tic|tically|ms?)\b/i, instead: 's: optimistic, criticism' },
  { pattern: /\banalys(?:e[ds]?|ing)\b/i, instead: 'analyze' },
  { pattern: /\bmodell(?:ing|ed|er|ers)\b/i, instead: 'modeling' },
  {
    pattern:
      /\b(?:label|travel|cancel|model|signal|channel|fuel|level|total|counsel|dial|equal)l(?:ed|ing|ers?)\b/i,
    instead: 'one l',
  },
  {
    pattern:
      /\b\w*(?:behaviour|colour|favour|honour|labour|neighbour|rumour|harbour|humour|flavour|vapour|odour|tumour|vigour|endeavour|armour|saviour|rigour)\w*/i,
    instead: 'or',
  },
  { pattern: /\bcatalogue/i, instead: 'catalog' },
  {
    pattern: /\b(?:\w*centred?|centres|\w*metres?|litres?|fibres?|theatres?|calibre|spectre)\b/i,
    instead: 'er',
  },
  { pattern: /\bprogramme/i, instead: 'program' },
  { pattern: /\b(?:sceptic|skeptism)/i, instead: 'skeptic' },
  {
    pattern:
      /\b(?:learnt|burnt|spelt|dreamt|whilst|amongst|judgements?|acknowledgements?|enrolments?|enrol|instalments?|fulfil|fulfilment|skilful|defence|offence|pretence|practis(?:e[ds]?|ing)|artefacts?|ageing|speciality|cheques?|tyres?|moulds?|cosy|aluminium|focussed|travell?er’s cheque)\b/i,
    instead:
      'learned, while, among, judgment, enrollment, fulfill, defense, practice, artifact, aging, specialty',
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
  { pattern: /\btelephones?\b/i, instead: 'phone' },
  {
    pattern: /\b(?:anew|hitherto|henceforth|thereof|heretofore|whence|thence)\b/i,
    instead: 'again, so far, from now on',
  },
  { pattern: /\bcompulsory\b/i, instead: 'required, mandatory' },
  { pattern: /\b(?:travellers?|jewellery)\b/i, instead: 'traveler' },
  { pattern: /\bone another\b/i, instead: 'each other' },
  { pattern: /\b(?:somebody|anybody|everybody)\b/i, instead: 'someone, anyone, everyone' },
  { pattern: /\badverts?\b/i, instead: 'ad, posting' },
  { pattern: /\b(?:advertis)(?:es|ed|ing)? for\b/i, instead: 'hire for, post' },
  { pattern: /\b(?:unmended|mend(?:s|ed|ing)?)\b/i, instead: 'fix' },
  { pattern: /\b(?:ring|rings|rang|ringing|rung)\b/i, instead: 'call' },
  {
    pattern: /\b(?:is|are|was|too|very|so|as|more|how|a) dear(?:er)?\b|\bdear(?:er|est|ly)\b/i,
    instead: 'expensive',
  },
  { pattern: /\b(?:unwanted mails?|junk mail|folder for unwanted)\b/i, instead: 'spam folder' },
  { pattern: /\bin the mean\b/i, instead: 'on average' },
  { pattern: /\bany more\b(?! than\b)/i, instead: 'no longer, anymore' },
  { pattern: /\bwhosoever\b/i, instead: 'anyone who' },
  {
    pattern: /(?:^|[.!?:]\s+)(?:Whoever|Whose|Whom)\b(?![^.!?]*\?)/,
    instead: 'a subject: anyone who, people who',
  },
  { pattern: /\b(?:fortnight|half-year)\b/i, instead: 'two weeks, six months' },
  { pattern: /\bdoctorate\b/i, instead: 'PhD' },
  { pattern: /\bseldom\b/i, instead: 'rarely' },
  { pattern: /\bneedn['’]t\b|\bshan['’]t\b|\bmustn['’]t\b/i, instead: "don't need to, must not" },
  {
    // Not in an address, nor as the key of a topic.
    pattern: /(?<![/\w-]|^topic: )machine-learning\b(?!-)/i,
    instead: 'machine learning, as people search for it',
  },
  // Lists and figures are; they do not stand, lie or live.
  {
    pattern:
      /\b(?:stands?|stood|standing) (?:on|in|at|beside|behind|under|over|below|above|here|there|next|with|for nothing|as|to be)\b/i,
    instead: 'is, is listed, is shown',
  },
  {
    pattern:
      /\b(?:lies|lie|lay|lying) (?:under|over|beside|below|above|behind|on|between|at|within)\b/i,
    instead: 'is',
  },
  {
    pattern: /\blives? in (?:a|the|one) (?:file|list|table|paper|page|document)\b/i,
    instead: 'is in',
  },
];
