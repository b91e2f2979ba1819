import { claims } from '@talent/content/claims';
import type { PageContent } from '../page-content';

const { averageShortlist, placementWeeks } = claims;

/** `/services/computer-vision-engineers` */
export const computerVisionEngineers: PageContent = {
  path: '/services/computer-vision-engineers',
  kind: {
    name: 'role',
    chart: 'weeks',
    glance: [
      { term: 'Starts with', text: 'A visit to the camera' },
      { term: 'Length', text: 'Twelve weeks for an inspection project' },
      { term: 'Done when', text: 'It holds on production days it has never seen' },
      { term: 'Full-time pay, US', medianOf: 'computer-vision-engineer' },
    ],
  },
  sitemap: { changefreq: 'monthly', priority: 0.8 },
  head: {
    title: 'Contract Computer Vision Engineers',
    description:
      'Contract computer vision engineers who start at your camera: a site visit, a twelve-week plan, team shapes, acceptance on unseen days, pay and limits.',
    keywords:
      'contract computer vision engineers, vision engineers, visual inspection, edge AI deployment',
  },
  name: 'Computer vision engineers',
  parent: { label: 'Services', to: '/ai-ml-staffing-services' },
  kicker: 'Contract: computer vision',
  title: 'Contract computer vision engineers who start at your camera',
  lede: 'Lighting, lenses and mounting decide more vision projects than the network does. Your engineer starts on site and ends with a system tested on days it has never seen.',
  actions: [
    { label: 'Talk to a recruiter', to: '/contact-ai-recruiters' },
    { label: 'See vision applications', to: '/computer-vision-applications' },
  ],
  sections: [
    {
      id: 'site-visit',
      title: 'First, a visit to the camera',
      shortTitle: 'Site visit',
      blocks: [
        {
          kind: 'text',
          paragraphs: [
            'If a scratch covers less than a pixel or two, no network will find it reliably. So the engineer starts where the images are made, with a checklist that takes two days and can save three months. If you are still choosing the task, read first [what computer vision can do today](/computer-vision-applications).',
          ],
        },
        {
          kind: 'list',
          style: 'numbers',
          items: [
            'How many pixels does the smallest relevant object cover, at the worst distance?',
            'What moves: the object, the camera, the sun? What exposure time does that require?',
            'Who cleans the lens, and what does the image look like the day before?',
            'Could a lamp, a hood or a polarizing filter save a year of labeling?',
            'Where will it run: on a server, in a box beside the line, on a battery? How hot does it get there?',
            'What triggers an image, and where is the part while the system decides?',
          ],
        },
        {
          kind: 'callout',
          title: 'A better lamp may be enough',
          text: 'If a simple threshold works under good light, the engineer says so, and the contract ends there.',
        },
      ],
    },
    {
      id: 'scopes',
      title: 'Computer vision projects we staff',
      shortTitle: 'Scopes',
      blocks: [
        {
          kind: 'pairs',
          pairs: [
            {
              term: 'Inspection',
              text: 'Finding defects at line speed, well enough to drive a reject gate.',
            },
            {
              term: 'Counting and tracking',
              text: 'Pallets, vehicles, animals or cells, across frames and behind obstacles, without counting one twice.',
            },
            {
              term: 'Reading',
              text: 'Labels, gauges, plates and forms, where layout matters as much as letters. Understanding the text is then work for [NLP engineers](/services/nlp-engineers).',
            },
            {
              term: 'Measuring',
              text: 'Volume, distance and pose, with calibrated cameras, depth sensors and an error bar that your metrology team accepts.',
            },
            {
              term: 'Moving a model to the edge',
              text: 'A cloud model made to run on a small device, within the frame rate and heat limits you have.',
            },
            {
              term: 'Rescuing a pilot',
              text: 'A proof of concept that worked in the lab and fails at the second site. Often images from the same day were in both training and test data, so the lab tested on what it had trained on.',
            },
          ],
        },
      ],
    },
    {
      id: 'levels',
      title: 'Levels of vision engineers: at the camera, with the images, on the device',
      shortTitle: 'Levels',
      blocks: [
        {
          kind: 'ladder',
          caption: 'Who can do what without help',
          levels: [
            {
              name: 'Mid',
              items: [
                {
                  title: 'At the camera',
                  text: 'Mounts a camera to a drawing, and measures how many pixels a defect covers.',
                },
                {
                  title: 'With the images',
                  text: 'Splits images by day and by part, so that no part is in both sets.',
                },
                {
                  title: 'On the device',
                  text: 'Converts a trained network for a given board, and times it.',
                },
              ],
            },
            {
              name: 'Senior',
              items: [
                {
                  title: 'At the camera',
                  text: 'Chooses lens, lamp and exposure for a part that nobody has filmed before.',
                },
                {
                  title: 'With the images',
                  text: 'Plans which shifts to record, and stops labeling when more images no longer help.',
                },
                {
                  title: 'On the device',
                  text: 'Trades resolution for frame rate, and shows which defects each choice misses.',
                },
              ],
            },
            {
              name: 'Lead',
              items: [
                {
                  title: 'At the camera',
                  text: 'Finds the lamp or the fixture that makes a network unnecessary, and says so.',
                },
                {
                  title: 'With the images',
                  text: 'Builds one test set for several sites, so that a gain at one cannot hide a loss at another.',
                },
                {
                  title: 'On the device',
                  text: 'Agrees with the plant on what the line does while the system cannot see.',
                },
              ],
            },
          ],
        },
        {
          kind: 'text',
          paragraphs: [
            'Send a senior engineer to the first visit, even if a mid-level colleague does the rest. Mistakes made at the camera cannot be trained away.',
          ],
        },
      ],
    },
    {
      id: 'weeks',
      title: 'An inspection project in twelve weeks',
      shortTitle: 'Week by week',
      blocks: [
        {
          kind: 'steps',
          steps: [
            {
              title: 'Site visit and image plan',
              when: 'Week 1',
              text: 'Answers to the checklist, a mounting sketch, a shopping list, and a plan of which shifts, products and seasons the data must cover.',
            },
            {
              title: 'The first thousand images and a list of defects',
              when: 'Weeks 2 to 4',
              text: 'Recorded with the final camera. Your quality staff sort printed examples into yes, no and “depends”, and the third pile becomes a written rule with photos.',
            },
            {
              title: 'A baseline on unseen days',
              when: 'Weeks 5 and 6',
              text: 'Classical vision methods next to a pretrained network. You get contact sheets of misses and false alarms, because everyone on the floor can read those.',
            },
            {
              title: 'Hard cases',
              when: 'Weeks 7 and 8',
              text: 'Labeling goes where the model is unsure, and the workshop makes rare defects on purpose. Synthetic images are used only if a test on real ones shows that they help.',
            },
            {
              title: 'On the device',
              when: 'Weeks 9 and 10',
              text: 'The model is quantized, timed from trigger to verdict, and run at working temperature for a weekend. The engineer agrees with you on what happens without a network, and builds it.',
            },
            {
              title: 'Beside the inspector',
              when: 'Weeks 11 and 12',
              text: 'The system gives a verdict, a person decides, and a second inspector settles the differences. Then come acceptance and a short course in what to do as the lamp ages.',
            },
          ],
        },
      ],
    },
    {
      id: 'team-and-inputs',
      title: 'Which team you need, and what you provide',
      shortTitle: 'Team and inputs',
      blocks: [
        {
          kind: 'table',
          caption: 'Which team fits which situation',
          columns: ['Team', 'When', 'What you provide'],
          rows: [
            [
              'One vision engineer',
              'The camera is fixed, compute is nearby, one product family',
              'A quality expert for four hours a week, and someone who may stop the line once.',
            ],
            [
              'Vision engineer and embedded engineer',
              'The device has a power or heat limit, vendor boards or its own drivers',
              'Three spare devices, schematics, and the vendor’s support contract.',
            ],
            [
              'Vision engineer, data engineer, part-time lead',
              'Several sites, terabytes of images',
              'Network capacity to move the images, a storage budget, and a contact at each site.',
            ],
          ],
        },
        {
          kind: 'text',
          paragraphs: [
            'On a [remote team](/remote-ai-team-staffing) some engineers never see the building. Vision is different: the engineer is on site in the first week, for the device, and for acceptance. Tell us the place and your rules for visitors, so that we shortlist only people who will travel there. If faces, staff or passers-by may be in the image, ask counsel before the first recording. Blurring an image later is not the same as never storing it.',
          ],
        },
      ],
    },
    {
      id: 'cost-and-search',
      title: 'What it costs, and how the search runs',
      shortTitle: 'Cost and search',
      blocks: [
        {
          kind: 'pay',
          query: { by: 'role', roles: ['computer-vision-engineer', 'machine-learning-engineer'] },
          note: 'Reported base salaries in the US, all levels together. They show what a candidate could earn in a permanent job, which is where a contract rate starts.',
        },
        {
          kind: 'text',
          paragraphs: [
            `You pay an hourly or daily rate that includes our margin, and the offer shows both; the [terms](/ai-engineer-staffing-services#terms) explain it. After the intake call you see vision engineers in ${averageShortlist.value} hours on average. You interview in the days that follow, on your own images, and a signed contract takes ${placementWeeks.figure} from that call. Budget travel to the site separately.`,
          ],
        },
      ],
    },
    {
      id: 'acceptance',
      title: 'Acceptance on production days the system has never seen',
      shortTitle: 'Acceptance',
      blocks: [
        {
          kind: 'list',
          style: 'checks',
          items: [
            {
              title: 'New days, whole shifts',
              text: 'The test is a run of consecutive production days, chosen after the model is frozen, and no image from those days was used before.',
            },
            {
              title: 'Separate limits for misses and false alarms',
              text: 'A missed crack and a good part thrown away have different costs, so each has its own limit.',
            },
            {
              title: 'Planted defects',
              text: 'Known bad parts are fed in unannounced. The system must catch every defect that you listed as critical.',
            },
            {
              title: 'Time to verdict',
              text: 'The 99th percentile, from trigger to verdict, with the device at working temperature.',
            },
            {
              title: 'It notices when it cannot see',
              text: 'With the lens covered, smeared or turned by a few degrees, the system reports that it cannot see, not that all is well.',
            },
          ],
        },
      ],
    },
    {
      id: 'risks',
      title: 'Common failures, and what is not included',
      shortTitle: 'Risks and limits',
      blocks: [
        {
          kind: 'table',
          caption: 'Common failures of vision projects',
          columns: ['Failure', 'How the plan prevents it'],
          rows: [
            [
              'The next site looks different',
              'Images from at least one more site are in the test set before anyone calls the model general.',
            ],
            [
              'Defects are too rare to learn',
              'Workshop samples, anomaly methods that learn from good parts, and a limit on what is promised.',
            ],
            [
              'The camera is replaced next spring',
              'A reference card in the field of view, and a script that compares old and new before the switch.',
            ],
            [
              'Nobody owns it later',
              'The maintenance crew takes part from the mounting on, and approves the manual.',
            ],
          ],
        },
        {
          kind: 'text',
          paragraphs: [
            'We place engineers. We are not an integrator, so cameras, cabling and a warranty for the line are not included. Safety functions that protect people need certified equipment and certified people, and a vision model of this kind replaces neither. For medical images, have a clinical and regulatory partner on board before we search. Once you run several such systems, look at [contract MLOps engineers](/services/mlops-engineers).',
          ],
        },
      ],
    },
  ],
  related: [
    {
      label: 'Computer vision applications',
      to: '/computer-vision-applications',
      text: 'What works today, industry by industry, and what it takes.',
    },
    {
      label: 'Interview questions',
      to: '/ai-interview-questions',
      text: 'Filter by computer vision for questions about data, geometry and devices.',
    },
    {
      label: 'AI and ML salary data',
      to: '/ai-ml-salary-data',
      text: 'Reported pay ranges for computer vision engineers, with the sample size.',
    },
    {
      label: 'Contract MLOps engineers',
      to: '/services/mlops-engineers',
      text: 'For updating models on many devices without visiting each one.',
    },
  ],
  closing: {
    title: 'Talk about your images with a recruiter',
    text: 'Tell us what the system should see, where the camera is and who acts on the result. We look for an engineer who has built something close to it.',
    action: { label: 'Talk to a recruiter', to: '/contact-ai-recruiters' },
  },
  service: {
    name: 'Contract computer vision engineers',
    audience: 'Manufacturers, logistics and product companies that decide from images',
  },
};
