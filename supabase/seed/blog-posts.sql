-- Written by `node supabase/importers/main.ts --posts`: edit seed/blog-posts/*.md instead.
insert into public.blog_posts (slug, title, description, topic, author_name, published_at, body, status)
select slug, title, description, topic, author_name, published_at::timestamptz, body, 'published'
from (values
  ('how-to-set-a-salary-range-for-a-machine-learning-hire',
   'How to set a salary range for a machine learning hire',
   'A five-step method for a range that candidates accept and finance can defend, worked through with public figures for machine learning and data roles.',
   'hiring',
   'Editorial team',
   '2026-05-26T09:00:00Z',
   'A salary range is the first thing a candidate reads and often the last thing a hiring team agrees on. It is also easy to get wrong in a way that costs weeks: a range that is too low does not bring weaker applicants, it brings silence. Here is a method that takes an afternoon. Every figure comes from one public source, full-time postings in the United States for 2024 and 2025 collected by foorilla/ai-jobs-net-salaries, with the midpoint of each posted range.

## 1. Write the work down before the title

Titles in this field overlap, and pay follows the title you pick. The median posting for a machine learning engineer is $200,000 (2,132 postings). For a data scientist it is $158,300 (4,235 postings), and for a data engineer $150,000 (3,175 postings). If two thirds of the work is building pipelines and keeping data correct, you are hiring a data engineer, whatever the team calls it. Advertising the job under a dearer title raises the range without improving the match.

So list the five things this person will have done after six months. Then choose the title whose holders do those five things.

## 2. Decide on the level, because it moves pay by tens of thousands

For machine learning engineers, the same source splits like this:

| Level  | Postings | 25th percentile | Median   | 75th percentile |
| ------ | -------- | --------------- | -------- | --------------- |
| Entry  | 139      | $134,465        | $148,800 | $181,750        |
| Mid    | 477      | $158,300        | $185,000 | $203,650        |
| Senior | 1,497    | $183,700        | $214,500 | $244,000        |

From entry to senior, the median rises by $65,700. A range that runs from the entry level''s lower quarter to the senior level''s upper one, $134,465 to $244,000, tells a candidate only that you have not decided whom you want.

Look at the sample as well. Senior postings outnumber entry postings by more than ten to one in this source. If you can teach, hiring at mid level puts you in a different price bracket: the mid-level median is $29,500 below the senior one.

## 3. Start from the middle half, not from the average

The distance from the 25th to the 75th percentile holds the middle half of postings. For a senior machine learning engineer that is $183,700 to $244,000. Place yourself inside it on purpose:

- **Lower part:** you offer something else that candidates value and can check, such as unusual data, remote work, or a team they know by name.
- **Middle:** you want to be an ordinary, fair offer and to win on speed.
- **Upper part:** the work needs a scarce speciality, or the person has to be productive without anyone to learn from.

Then make the range narrow. A range as wide as a fifth of its midpoint is enough room to recognise experience, and small enough to mean something. From a midpoint of $214,500, ten percent either way gives $193,050 to $235,950, which lies within the middle half.

## 4. Check what remote work does for your role

It is tempting to apply one remote discount to everything. The figures do not support that. For machine learning engineers the median of remote postings is $204,000 (322 postings) and of on-site postings $199,100 (1,810 postings): hardly a difference. For data scientists it is $140,000 remote (890 postings) and $162,000 on site (3,343 postings). The mix of levels and employers differs between the groups, so neither pair proves a cause. It does show that a rule taken from one role can be wrong for the next.

## 5. Know when the data runs out

Some roles are too rare for public figures. For NLP engineers the source holds four postings in the two years, and for entry-level AI engineers seven; fewer than ten is no basis for a percentile, and we publish none. In such a case:

1. Take the nearest role with a real sample. For an NLP engineer who builds production systems, that is the machine learning engineer of the same level.
2. Say so in your internal note, so that nobody later mistakes a comparison for a measurement.
3. Let the first conversations correct you. If three suitable candidates in a row decline at the salary question, the range is wrong, not the candidates.

## Before you publish the range

Read it next to the pay of the people you already employ. If the new range starts above a colleague who does the same work, that conversation will come, and it goes better when you open it. Check the law where the job is located, since some places require a range in the posting. And write down the source, the year and the number of postings beside the range. In a year, when somebody asks why, the answer will be a line of text instead of a memory.

_Source: foorilla/ai-jobs-net-salaries, snapshot of 19 January 2025 (CC0 1.0). Figures are posted salaries in US dollars a year; the source says nothing about bonuses and equity._'),
  ('what-ai-engineers-earn-in-the-us-and-canada',
   'What AI engineers earn in the US and Canada, and what the sources can tell you',
   'Median pay for machine learning, AI and data roles from three public sources, with the sample size of each figure and the questions it cannot answer.',
   'salary-insights',
   'Editorial team',
   '2026-05-12T09:00:00Z',
   'Ask what a machine learning engineer earns and you get a number. Ask where the number comes from and the conversation often ends. This article does it the other way round. It starts from three public sources, says what each one counts, and only then reads the figures.

## Posted salaries in the United States

The first source is an open collection of job postings, foorilla/ai-jobs-net-salaries (CC0, snapshot of 19 January 2025). We look at full-time postings in the United States for work years 2024 and 2025. Most postings give a range; we take its midpoint. Here is what the middle of the market looked like.

| Role                      | Postings | 25th percentile | Median   | 75th percentile |
| ------------------------- | -------- | --------------- | -------- | --------------- |
| Machine Learning Engineer | 2,132    | $170,900        | $200,000 | $236,500        |
| Research Engineer         | 422      | $160,650        | $197,500 | $237,500        |
| Research Scientist        | 972      | $168,000        | $195,450 | $225,248        |
| AI Engineer               | 263      | $143,689        | $169,575 | $205,000        |
| MLOps Engineer            | 37       | $145,000        | $165,000 | $205,300        |
| Data Scientist            | 4,235    | $130,290        | $158,300 | $190,554        |
| Data Engineer             | 3,175    | $123,250        | $150,000 | $182,400        |

Three things stand out.

**The title matters.** The median posting for a machine learning engineer is $200,000 and the one for an AI engineer is $169,575. That does not prove that one job is worth $30,000 more than the other. The title "AI Engineer" can cover a wide span of work, and the row rests on 263 postings against 2,132. If you hire under that title, compare the work in your posting with both rows before you set a range.

**The spread within a role is wider than the gap between roles.** Half of all data scientist postings lie between $130,290 and $190,554. That is a distance of about $60,000 within one title, more than the distance between the medians of data scientists and machine learning engineers. Level explains part of it: the median is $116,400 for entry postings and $171,250 for senior ones. That is why a single average is a poor basis for an offer.

**Small samples stay small.** The MLOps row is built on 37 postings. It is good enough to say that pay is in the neighbourhood of the AI engineer row, and not good enough to argue over $5,000. For NLP engineers the same source holds four postings. We publish no figure for fewer than ten, so there is none in the table.

## What employees are paid, according to the government

The second source asks a different question. The US Bureau of Labor Statistics surveys employers about the pay of the people they employ. For May 2025 it puts the median for data scientists at $120,230 a year, with a tenth of them at or below $67,240 and a tenth at or above $199,130. The occupation had an estimated 262,440 employees.

That median is about $38,000 below the posted one, and both can be right. Job postings describe open positions at employers who publish a range. The government''s figure covers everyone in the occupation, in every industry, including people who took their job years ago. Use the postings to judge what you will have to offer. Use the survey to judge what a candidate is likely to earn today.

The survey also has no category for machine learning engineers. Whoever holds that title is counted under a broader name, such as data scientists, software developers (median $135,980 in May 2025) or computer and information research scientists (median $140,300).

## Canada

The third source is Job Bank, run by Employment and Social Development Canada. It publishes hourly wages; we multiply them by 2,080 hours for a full-time year. In most cases the low and the high wage are the 10th and the 90th percentile.

| Data scientists, 2025 | Low      | Median    | High      |
| --------------------- | -------- | --------- | --------- |
| Canada                | C$62,400 | C$95,992  | C$145,059 |
| British Columbia      | C$67,496 | C$100,006 | C$184,995 |
| Ontario               | C$65,000 | C$99,195  | C$149,323 |
| Quebec                | C$65,998 | C$95,680  | C$134,867 |
| Alberta               | C$58,240 | C$90,002  | C$119,995 |

The medians of British Columbia and Ontario are less than C$1,000 apart. The upper ends are not: the high wage is C$184,995 in British Columbia and C$149,323 in Ontario. Job Bank does not say how many answers stand behind each figure, so read small differences between provinces with care. And note that these figures are in Canadian dollars; setting them beside a column in US dollars without converting is an easy mistake to make.

## How to use this

- Before you quote a figure, ask whether it counts offers or pay, and for which year.
- Look at the 25th and 75th percentile first. An offer between them is ordinary; one outside needs a reason.
- If the sample is below fifty, treat the figure as a direction, not as a price.
- None of the three sources covers equity. Ask about it separately.

_Sources: foorilla/ai-jobs-net-salaries, snapshot of 19 January 2025 (CC0 1.0); US Bureau of Labor Statistics, Occupational Employment and Wage Statistics, May 2025; Employment and Social Development Canada, Job Bank wages 2025. Contains information licensed under the Open Government Licence – Canada._')
) as post (slug, title, description, topic, author_name, published_at, body)
on conflict (slug) do nothing;
