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
      'Compare an AI job offer with reported pay ranges and add up base, bonus, equity and sign-on over four years. Or calculate what a hire costs in year one.',
    keywords:
      'AI salary calculator, total compensation calculator, vesting schedule, cost of hire, offer percentile',
  },
  name: 'AI salary calculator',
  parent: { label: 'AI salary data', to: '/ai-ml-salary-data' },
  title: 'AI salary calculator: what an offer is worth and what a hire costs',
  lede: 'Compare an offer with public pay data and add up four years of it. Or see what a hire costs in the first year. You can check every step of the calculation.',
  application: 'AI salary and offer calculator',
  textTitle: 'How to read the result',
  sections: [
    {
      id: 'reading-an-offer',
      title: 'How to read an offer',
      paragraphs: [
        'Start with the base. In most offers it is the only certain part. It arrives every month, raises are calculated from it, and a percentage bonus rises and falls with it. That is why the calculator compares only the base with the market. A low base with a large grant is a bet, even if the offer calls it a salary.',
        'For every other part, ask what has to happen before you receive it. A target bonus needs a company that pays it in full, so ask what was paid in the last two years, not what the plan allows. A grant needs you to stay and the shares to hold their value. You usually keep a sign-on bonus only if you stay a year or two. Look for the clause that asks for it back, and check whether it asks for the amount before or after tax.',
        'Compare the first year with the yearly average. If the first year is much higher, a sign-on bonus is hiding a gap, and year two will feel like a pay cut. If it is much lower, most of the equity comes late. Then the offer is worth its headline only if you stay to the end.',
        'A percentile is a position, not a verdict. The 40th percentile of a broad role can be generous for two years of experience and low for ten, so the level matters as much as the title. If you are between two levels, try both. The gap between the two answers is what you will negotiate.',
      ],
    },
    {
      id: 'vesting-words',
      title: 'Vesting terms explained',
      paragraphs: [
        'Equity is promised on one day and handed over in parts. These terms decide how much of it you keep.',
      ],
      terms: [
        {
          term: 'Grant',
          text: 'All shares or options that the offer promises. The dollar value is the employer’s estimate on the day of the offer. The number of shares is what you will own.',
        },
        {
          term: 'Cliff',
          text: 'A first period, commonly twelve months. At its end, everything accrued so far vests at once. If you leave a week earlier, you get none of it.',
        },
        {
          term: 'Even vesting',
          text: 'The same amount every year, counted here month by month. A cliff changes only what you get if you leave in the first year.',
        },
        {
          term: 'Back-loaded',
          text: 'Little at first, most at the end. The well-known pattern is 5, 15, 40 and 40 percent. Here the first two years vest at their end, and the later years every six months.',
        },
        {
          term: 'Refresh grant',
          text: 'Another grant in a later year. Some employers give one every year, but few promise it in writing, so this page counts none.',
        },
        {
          term: 'Options and restricted stock',
          text: 'A unit of restricted stock is worth the share price when it vests. An option is worth that price minus what you pay for the share, and that can be nothing. Enter the value after that payment.',
        },
      ],
    },
    {
      id: 'left-out',
      title: 'What the total leaves out',
      paragraphs: [
        'Taxes come first. Every amount is before tax, and a bonus, restricted stock and options are each taxed differently and at different times. Health insurance, a matched retirement plan, paid leave and parental leave are not in the total. They can differ between employers by more than a raise. Working hours, on-call duty, the cost of a move and the risk that the company fails before year four are not in it either.',
        'Later years are not discounted. A dollar in year four counts as much as one in year one, which favors back-loaded offers. If two offers come out close, the one that pays earlier is usually worth more.',
      ],
    },
    {
      id: 'method',
      title: 'How the calculator works',
      paragraphs: [
        'The pay data is the same as on the salary data page: reported pay ranges for the United States, official wages from the Bureau of Labor Statistics, and official wages from Job Bank for Canada. The calculator uses the narrowest figures published for your choices. If there are none, or they are based on fewer than ten ranges, it uses the next wider group and says so. It drops the work mode first, then the level, then the place. It never uses one country’s figures for the other.',
        'A percentile comes with a 95% interval, because it is based on a sample and on a few published figures. First we count how many ranges can be at your amount or below. The published percentiles set limits, and for larger samples so do counts in steps of pay. Then we add what chance leaves open around the lowest and the highest of these counts (the Wilson score interval). The best estimate between the two is on a straight line from one published percentile to the next. Official wages come without a sample size, so they get no interval. Below the lowest and above the highest published figure, nothing is known, so we give no number.',
        'Nothing is converted. US figures are in US dollars, Canadian figures in Canadian dollars, and we take your amounts to be in the currency of the country you chose.',
        'For a hire, we calculate the employer’s federal contributions month by month, with the rates and ceilings of the year shown. You fill in whatever depends on your company, state or province; empty fields count as zero. We assume no agency fee or margin, not even our own, because those are set in your agreement.',
        'Your amounts never leave your browser. The page address holds only the role, the level, the place and the work mode. Your amounts are added to a link only if you tick the box. Browsers send that part of a link to no server. The picture is drawn in your browser, too, and shows your base pay only if you tick the box.',
      ],
    },
  ] as readonly TextSection[],
  related: {
    title: 'Where to go next',
    links: [
      {
        label: 'AI and machine learning salary data',
        to: '/ai-ml-salary-data',
        text: 'The figures behind the comparison, by role, level and place, with sources and sample sizes.',
      },
      {
        label: 'AI salary guide 2025',
        to: '/ai-salary-guide-2025',
        text: 'The same data explained role by role, for the United States and Canada.',
      },
      {
        label: 'Contract or permanent',
        to: '/ai-engineer-staffing',
        text: 'Six questions that decide most cases before you compare costs.',
      },
      {
        label: 'AI skills assessment',
        to: '/ai-skills-assessment',
        text: 'See how strong you are before you negotiate a level: 18 questions for your role.',
      },
      {
        label: 'Staffing services',
        to: '/ai-ml-staffing-services',
        text: 'Contract, contract-to-hire, permanent or a whole team, compared side by side.',
      },
    ],
  },
} as const;
