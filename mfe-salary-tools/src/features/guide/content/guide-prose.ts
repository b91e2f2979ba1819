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
    'This guide answers two questions that are often confused. What pay range does an employer give for the next person they hire? And what do people who already do such work earn? Reported pay ranges answer the first, and official wages answer the second. The two disagree, and both can be right. Many arguments about salaries are about which of the two someone has in mind.',
  ],
  reading: [
    {
      title: 'Start with the median',
      text: 'Sort all ranges of a role by their midpoint and take the one in the middle: half offer more, half less. Unlike an average, it does not move when one research lab offers a fortune. In this guide, what a role “pays” always means that middle range.',
    },
    {
      title: 'Then look at the middle half',
      text: 'Half of the ranges are between the 25th and the 75th percentile. If that band is narrow, the ranges may come from only a few employers, so do not read it as agreement. If it is wide, the title covers several different jobs. Then ask “which kind?” before you ask “how much?”.',
    },
    {
      title: 'Treat the ends with care',
      text: 'The 10th and 90th percentiles mark where unusual pay begins. They help you recognize an unusual offer, high or low. They are a poor target: if you open with the top tenth, you have to explain why you belong there.',
    },
    {
      title: 'Check the number of ranges',
      text: 'Every row says how many different ranges it is based on. Thousands make a steady median; a few dozen make a hint. Only roles with at least a hundred are ranked. Rows with fewer than fifty are drawn as hollow bars. With fewer than ten we show no figures at all.',
    },
    {
      title: 'Respect the interval',
      text: 'The 95% interval says how far the median could move if you sampled the same market again. When the intervals of two roles overlap, you cannot say which one pays more. We say so wherever it happens, because people trust rankings more than they should.',
    },
  ],
  roles: [
    'Each role below has the same parts: a chart with the median and the middle half, a few sentences on what is notable, and the table. Three roles are shown with each level. For the others, the figure for all levels is open, and their levels are in the salary dashboard. The sentences are generated from the table by fixed rules, so text and table always agree. Levels are those of the source: entry, mid, senior and executive. Executive is the source’s grade for the most senior jobs. With these titles it is a small and mixed group.',
  ],
  us: [
    'Every year, the Bureau of Labor Statistics asks a very large sample of American employers what they pay. No other source covers the country so evenly. It sorts people by what they mainly do, with a list of occupations that changes about once in ten years. So it has no row for “machine learning engineer”. People with that title are spread over several occupations, and each occupation also includes many people who never work on a model.',
    'That is why the two sources can be compared only where the names match. Where they do, expect the median of the reported ranges to be above the official wage. The ranges look like those that employers give for new hires, some by choice and many because their state requires it. The official wages describe everyone employed, in every town, including people hired long ago.',
  ],
  history: [
    'One strength of official wages is their history. The same question is asked each May, so you can follow a row over time. Be careful with two things. The amounts are dollars of their own year, and when the definition of an occupation changes, people move from one row to another without any change in pay.',
  ],
  canada: [
    'For Canada we use only Job Bank, the federal labor market service. The file of reported ranges has Canadian rows too, but most of those are labeled as US dollars, and no rule can tell a real US dollar salary from a mislabeled one. A figure that may be off by the exchange rate is worse than none.',
    'Job Bank publishes a low, a median and a high hourly wage for a place and an occupation. We multiply each by 2,080, the hours of fifty-two weeks of forty. If your contract has fewer hours, scale the figure down. In most cases, low and high are the 10th and the 90th percentile. Amounts are in Canadian dollars, and we compare none of them with US figures: health care, taxes and the exchange rate change that comparison by more than most of the differences you would look for.',
    'A province often tells you more than a city. City rows are based on fewer people, and in a small labor market one large employer can move the high end. A city can be above its province at one end and below it at the other. That means its range of pay is wide; it is not an error.',
  ],
  offer: [
    {
      title: 'Find your row before you find your number',
      text: 'Choose the role that matches the work, not the job title. Someone who keeps models running belongs under MLOps, whatever the contract says. Then choose the level by what you will be responsible for. Only then look at the amount.',
    },
    {
      title: 'Compare base with base',
      text: 'Reported ranges are nearly always base salary. Compare your base with them, and keep bonus, equity and sign-on separate. A grant that vests over four years needs its own calculation, with the years and the risk in view.',
    },
    {
      title: 'Ask where in the range the offer is, and why',
      text: 'An offer below the 25th percentile of its level is a reason to ask. Perhaps the level is wrong, the place is cheaper, or the rest of the package makes up for it. Ask the recruiter: “What would someone need to show to be in the upper half?” The answer is worth having in writing.',
    },
    {
      title: 'Bring your source',
      text: 'An argument is stronger with its source. Name the role, the level, the number of ranges and the period, and send the link. If the number of ranges is small, say that too. It costs you little and makes the rest more credible.',
    },
    {
      title: 'Know what the figures cannot tell you',
      text: 'They do not know your results, the rents in your city or how badly the team needs you. They show whether the amount under discussion is ordinary or unusual. Use that to start the conversation, not to end it.',
    },
  ],
  range: [
    {
      title: 'Describe the work first, then the level',
      text: 'Most ranges fail because one posting describes two jobs. Decide whether the person will make decisions or carry them out, and choose the level from that. If both are possible, publish two postings.',
    },
    {
      title: 'Make the range as narrow as you can',
      text: 'A published range that covers several levels tells candidates that the budget is the upper end and that nobody has decided anything. As a rule of thumb, make it narrower than the middle half of its level. In the posting, say what decides where in the range an offer will be.',
    },
    {
      title: 'Compare the low end with your own team',
      text: 'Before you publish a range, compare its low end with the pay of people already on the team at that level. If newcomers earn more than the people who train them, you will pay for it in more than money.',
    },
    {
      title: 'Say how location and remote work affect pay',
      text: 'Say whether pay depends on where someone lives, and by what rule. Candidates accept a rule they can read far more easily than one they discover.',
    },
    {
      title: 'Check again before the next hire',
      text: 'The figures describe a period that is over. Check the range when a search begins, not just once a year. Change it when two good candidates decline for the same reason.',
    },
  ],
  method: [
    'The reported pay ranges come from an open file that its publisher has placed in the public domain. They look like advertised pay: nearly all rows are pairs of a low and a high figure, and the source line has the exact share. The publisher calls them anonymous survey answers. Nobody outside knows how each row came about, so we call a row a reported pay range. We join each pair into one range and use its midpoint; otherwise each range would count at both extremes. A job counts only if it is full time and in the United States, and a title only if it is the name of the role.',
    'Many ranges are exact repeats of another one, and the file has nothing that tells a copy from a second opening. So each different range counts once, and the tables show the median over all of them beside it. A range whose two ends are equal counts as a point and says nothing about how wide pay is. Percentiles are interpolated between neighboring ranges. The interval of a median is computed from the order of the ranges, with no assumption about the shape of the distribution.',
    'Official US wages are shown as published. If the publisher reports a percentile only as “at or above” a ceiling, we leave it empty and do not guess. Canadian wages are shown as published and converted from an hour to a year. No figure is adjusted for inflation, prices or taxes. None is converted between currencies. None comes from our own placements or from people who used this site.',
    'Each source has two dates: the period that its figures describe, and the day of its file. The pay ranges come from a snapshot that its publisher dates; of official wages we give the day on which we fetched the file. A recent file does not make the pay recent. The site rebuilds this guide when the data changes: tables, charts, files and the sentences between them come from the same rows. People wrote the explanations, and a test checks that they contain no pay figures.',
  ],
  downloads: [
    'You can read the guide as a web page, as a PDF and as a CSV table. All three are made from the same rows at the same time, so they agree to the dollar. You may share them. Please keep the source lines with the figures: one of the licenses requires it, and your readers need them.',
  ],
} as const satisfies Record<string, readonly (string | GuidePoint)[]>;
