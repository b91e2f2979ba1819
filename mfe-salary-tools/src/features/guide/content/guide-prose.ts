/** A short piece of the guide under its own small heading. */
export interface GuidePoint {
  title: string;
  text: string;
}

/**
 * The written text of the guide, as opposed to the sentences generated from the bands: it holds rules and advice, and
 * never a figure of pay.
 */
export const guideProse = {
  overview: [
    'This guide puts two questions side by side that are often mixed up. What do employers say they will pay the next person they hire? And what do people who already do such work earn? Job postings answer the first, national statistics the second. They disagree, they are allowed to, and most arguments about salaries are really arguments about which of the two somebody has in mind.',
  ],
  reading: [
    {
      title: 'Start with the median',
      text: 'Line up all postings of a role by pay and take the one in the middle: half offer more, half less. Unlike an average, it does not move when one laboratory advertises a fortune. In this guide a plain “pays” always means that middle posting.',
    },
    {
      title: 'Then look at the middle half',
      text: 'Between the 25th and the 75th percentile lie two of every four postings. A narrow band means that employers agree on what the title is worth. A wide one means that the title covers several different jobs, and that asking “which kind?” comes before asking “how much?”.',
    },
    {
      title: 'Treat the ends with care',
      text: 'The 10th and 90th percentiles mark where the unusual begins. They are useful for recognising an offer as unusual, in either direction, and useless as a target: whoever opens with the top tenth has to explain why they belong there.',
    },
    {
      title: 'Count the cases',
      text: 'The letter n is the number of postings behind a row. Thousands make a steady median; a few dozen make a hint. Rows under fifty postings are drawn as hollow bars, and under ten there is no row of figures at all.',
    },
    {
      title: 'Respect the interval',
      text: 'The 95% interval says how far the median could move if the same market were sampled again. When two intervals overlap, the order of two roles is not a finding. We write that out where it happens, because rankings invite more belief than they deserve.',
    },
  ],
  roles: [
    'Each chapter below has the same parts: a picture with the median and the middle half, a few sentences on what stands out, and the table. Three roles are shown with each level; of the others the figure for all levels is open, and their levels are in the salary dashboard. The sentences are written by rules from the table, so they cannot drift away from it. Levels are those of the source: entry, mid, senior and executive. Executive is the grade of the source for the most senior postings; with these titles it is a small and mixed group.',
  ],
  us: [
    'The Bureau of Labor Statistics asks a very large sample of American establishments every year what they pay. Nothing else covers the country so evenly. It sorts people by what they mainly do, using a list of occupations that changes about once in ten years, and so it has no line for “machine learning engineer”. People with that title are spread over several occupations, and each occupation also holds many who never touch a model.',
    'That is why the two sources can only be set side by side where the names meet. Where they do, expect the posted figure to be above the official one. Postings describe new hires at employers who publish pay, some by choice and many because their state asks for it. The statistics describe everybody employed, in every town, including people hired long ago.',
  ],
  history: [
    'One strength of the statistics is their memory. The same question is asked each May, so a row can be followed over time. Two cautions: the amounts are dollars of their own year, and an occupation’s boundary can be redrawn, which moves people rather than wages.',
  ],
  canada: [
    'For Canada we use Job Bank, the federal labour market service, and nothing else. International collections of postings contain Canadian rows too, but in the file we examined most of those were labelled as American dollars, and no rule could tell a real dollar salary from a mislabelled one. A figure that might be off by the exchange rate is worse than none.',
    'Job Bank publishes an hourly low, median and high for a place and an occupation. We multiply by 2,080, the hours of fifty-two weeks of forty; people on a shorter contract should scale down. Low and high stand, in most cases, for the 10th and the 90th percentile. Amounts are Canadian dollars, and we set none of them beside American ones: health cover, taxes and the exchange rate each change the comparison by more than most of the differences one would be looking for.',
    'A province is often more telling than a city. City rows rest on fewer people, and in small labour markets a single large employer can move the high end. If a city looks better than its province at one end and worse at the other, that is a wide market and not a contradiction.',
  ],
  offer: [
    {
      title: 'Find your row before you find your number',
      text: 'Pick the role that matches the work and not the card: somebody who keeps models running belongs under MLOps whatever the contract says. Then take the level by what you will be responsible for. Only after that look at the amount.',
    },
    {
      title: 'Compare base with base',
      text: 'Posted ranges are nearly always base salary. Set your base against them and keep bonus, equity and sign-on apart. A grant that vests over four years belongs in a calculation of its own, with the years and the risk in view.',
    },
    {
      title: 'Ask where in the range the offer stands, and why',
      text: 'An offer below the 25th percentile of its level is a question, not yet an insult: perhaps the level is wrong, perhaps the place is cheaper, perhaps the rest of the package carries it. “What would somebody need to show to be in the upper half?” is a question that recruiters can answer, and the answer is worth having in writing.',
    },
    {
      title: 'Bring the sample along',
      text: 'An argument gains weight with its source. Say which role, which level, how many postings and which period, and offer the link. If the row is small, say that as well; it costs little and makes the rest believable.',
    },
    {
      title: 'Know what the figures cannot settle',
      text: 'They do not know your results, your city’s rents or how badly the team needs you. They tell you whether you are discussing an ordinary amount or an unusual one. That is a start of a conversation, and it should not be its end.',
    },
  ],
  range: [
    {
      title: 'Write the work first, then the level',
      text: 'Most ranges fail because two jobs hide in one posting. Decide whether the person will own decisions or carry them out, and choose the level from that. If both readings stay open, publish two postings.',
    },
    {
      title: 'Keep the range as narrow as your own doubt',
      text: 'A published range that spans several levels tells candidates that the budget is the upper end and that nobody has decided anything. As a rule of thumb, let it cover less than the middle half of its level, and say in the posting what decides the place within it.',
    },
    {
      title: 'Check the floor against your own people',
      text: 'Before a range goes out, compare its lower end with the pay of those already on the team at that level. Newcomers who earn more than the people who train them cost more than the difference.',
    },
    {
      title: 'Decide on place and remote work openly',
      text: 'Say whether pay depends on where somebody lives, and by what rule. Candidates forgive a rule that they can read far more easily than one they discover.',
    },
    {
      title: 'Look again before the next hire',
      text: 'Figures describe a period that is over. Revisit the range when a search begins, not only once a year, and change it when good candidates decline for the same reason twice.',
    },
  ],
  method: [
    'Postings come from an open collection whose makers have given up their rights in it. It usually lists one posting as two neighbouring rows, one for each end of its range. We fold such pairs into one posting and take the point halfway; otherwise each posting would be counted at its extremes. Only full-time rows located in the United States are used, and a title has to be the name of the role to count for it.',
    'Repeats stay in, since the collection carries nothing by which a copy could be told from a second vacancy. Large employers who advertise the same job again and again therefore weigh more. Percentiles are interpolated between neighbouring postings. The interval of a median is computed from the order of the postings, with no assumption about the shape of the distribution.',
    'Official American wages are taken as published; a percentile that the publisher reports only as “at or above” a ceiling is left empty rather than guessed. Canadian wages are taken as published and turned into a year. No figure is adjusted for inflation, prices or taxes, none is converted between currencies, and none comes from our own placements or from people who used this site.',
    'This guide itself is assembled by the site when the data changes: tables, pictures, files and the sentences between them come from the same rows. People wrote the explanations, and a test makes sure that they hold no figures of pay.',
  ],
  downloads: [
    'The guide exists as a web page, as a PDF and as a table in CSV. All three are made from the same rows at the same moment, so they agree to the dollar. You may pass them on; please keep the source lines with the figures, since one of the licences requires it and readers deserve it.',
  ],
} as const satisfies Record<string, readonly (string | GuidePoint)[]>;
