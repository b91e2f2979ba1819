/** A part of the text below the calculator. */
interface TextSection {
  id: string;
  title: string;
  paragraphs: readonly string[];
  /** Terms and what they mean. */
  terms?: readonly { term: string; text: string }[];
}

/** Words of the page around the calculator. */
export const calculatorPage = {
  head: {
    /** The brand follows as ` | AI Talent Experts`. */
    title: 'AI Salary and Offer Calculator',
    description:
      'Set an AI job offer against posted pay and add up base, bonus, equity and sign-on over four years. Or work out what a hire costs in the first year.',
    keywords:
      'AI salary calculator, total compensation calculator, vesting schedule, cost of hire, offer percentile',
  },
  name: 'AI salary calculator',
  parent: { label: 'AI salary data', to: '/ai-ml-salary-data' },
  title: 'What is this offer worth, and what does this hire cost?',
  lede: 'For engineers with an offer in hand, and for employers who are about to make one. Your figures, public pay data, and no arithmetic that you cannot check.',
  application: 'AI salary and offer calculator',
  textTitle: 'Reading the result',
  sections: [
    {
      id: 'reading-an-offer',
      title: 'How to read an offer',
      paragraphs: [
        'Begin with the base. It is the only part of most offers that is certain: it arrives every month, raises are reckoned from it, and a bonus given in percent rises and falls with it. That is why the calculator sets the base alone against the market. A low base under a large grant is a bet that somebody else has described as a salary.',
        'Then ask of each other part what would have to happen for you to receive it. A target bonus needs a company that pays it out in full; ask what was paid in the last two years, not what the plan allows. A grant needs you to stay and the shares to hold their value. A sign-on bonus is usually yours only if you remain for a year or two, so look for the clause that asks for it back, and for whether it asks for the amount before or after tax.',
        'Look at the first year and at the average side by side. When the first year is much the higher of the two, a sign-on bonus is covering for something, and year two will feel like a cut in pay. When it is much the lower, most of the equity comes late, and the offer is worth its headline only to someone who stays until the end.',
        'A percentile is a position and not a verdict. The 40th percentile of a broad role can be generous for two years of experience and thin for ten, which is why the level matters as much as the title. If you sit between two levels, run both: the distance between the answers is what the conversation with the employer is really about.',
      ],
    },
    {
      id: 'vesting-words',
      title: 'The words of vesting',
      paragraphs: [
        'Equity is promised on one day and handed over on many. These are the terms that decide how much of it you would keep.',
      ],
      terms: [
        {
          term: 'Grant',
          text: 'All shares or options that the offer promises. A value in dollars is the employer’s estimate on the day of writing; the number of shares is what you will own.',
        },
        {
          term: 'Cliff',
          text: 'A first stretch, commonly twelve months, after which everything accrued so far vests in one go. Leave a week before it and you leave with none.',
        },
        {
          term: 'Even vesting',
          text: 'The same amount in every year, counted here month by month. With a cliff in front, years two to four are identical and only an early exit differs.',
        },
        {
          term: 'Back-loaded',
          text: 'Little at first, most at the end: 5, 15, 40 and 40 percent is the well-known pattern. Here the first two years vest at their end and the later ones by half-years.',
        },
        {
          term: 'Refresh grant',
          text: 'Another grant in a later year. Some employers give one every year and few promise it in writing, so this page counts none.',
        },
        {
          term: 'Options and restricted stock',
          text: 'A unit of restricted stock is worth the share price when it vests. An option is worth the price less what you must pay for it, which may be nothing at all. Type the value after that payment.',
        },
      ],
    },
    {
      id: 'left-out',
      title: 'What a total leaves out',
      paragraphs: [
        'Taxes come first. Every amount is before tax, and bonus, restricted stock and options are each taxed in their own way and at their own time. Health cover, a matched retirement plan, paid leave and parental leave differ between employers by more than many raises, and none of them is in the sum. Neither are hours, on-call duty, the price of a move, or the odds that the company will be there in year four.',
        'Amounts of later years are not discounted. A dollar in year four counts like one in year one, which flatters back-loaded offers. If two offers come out close, take the one that pays earlier, unless you have a reason to think otherwise.',
      ],
    },
    {
      id: 'method',
      title: 'How the calculator works',
      paragraphs: [
        'The pay data is that of the salary data page: job postings in the United States, official wage statistics, and Job Bank for Canada. For the choices you make, the narrowest published band is taken. Where none exists, or fewer than ten postings stand behind it, the next wider band is used and named: first without the work mode, then without the level, last without the place. A figure of one country never stands in for the other.',
        'Between two published percentiles the position is read off a straight line. Below the lowest and above the highest of them nothing is known, so no number is given there. Nothing is converted: United States figures are in US dollars, Canadian ones in Canadian dollars, and your own amounts are taken to be in the currency of the country you chose.',
        'For a hire, the federal contributions of an employer are calculated month by month with the rates of the year shown, ceilings included. Everything that depends on you, your state or your province is left for you to fill in, and empty fields count as zero. No fee or margin is assumed, ours included: the agency’s terms stand in an agreement and not in a calculator.',
        'No figure leaves your browser. The address holds the role, the level, the place and the work mode. Amounts join a link only when you tick the box, and then behind the # sign, a part of an address that browsers keep to themselves.',
      ],
    },
  ] as readonly TextSection[],
  related: {
    title: 'Where to go next',
    links: [
      {
        label: 'AI and machine learning salary data',
        to: '/ai-ml-salary-data',
        text: 'The figures behind the comparison: by role, level and place, with sources and samples.',
      },
      {
        label: 'AI salary guide 2025',
        to: '/ai-salary-guide-2025',
        text: 'The same data as a long read, role by role, for the United States and Canada.',
      },
      {
        label: 'Contract or permanent',
        to: '/ai-engineer-staffing',
        text: 'Six questions that settle which form fits, before any cost is compared.',
      },
      {
        label: 'AI skills assessment',
        to: '/ai-skills-assessment',
        text: 'Know your own level before you argue about it: eighteen questions for your role.',
      },
      {
        label: 'Staffing services',
        to: '/ai-ml-staffing-services',
        text: 'The four forms of engagement of the employer’s view, side by side.',
      },
    ],
  },
} as const;
