import { claims } from '@talent/content/claims';
import type { PageContent } from '../page-content';

const { averageShortlist, placementWeeks } = claims;

/** `/services/computer-vision-engineers` */
export const computerVisionEngineers: PageContent = {
  path: '/services/computer-vision-engineers',
  sitemap: { changefreq: 'monthly', priority: 0.8 },
  head: {
    title: 'Contract Computer Vision Engineers',
    description:
      'Contract computer vision engineers who start at your camera: a site visit, a twelve-week plan, team shapes, acceptance on unseen days, pay and limits.',
    keywords: 'computer vision contract, vision engineers, visual inspection, edge AI deployment',
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
            'A scratch that is two pixels wide cannot be found by any network. So the engineer begins where the images are made, with a checklist that takes two days and can save a quarter. If the task itself is still open, read first [what vision can do today](/computer-vision-applications).',
          ],
        },
        {
          kind: 'list',
          style: 'numbers',
          items: [
            'How many pixels does the smallest thing that matters cover, at the worst distance?',
            'What moves: the object, the camera, the sun? Which exposure time follows from it?',
            'Who cleans the lens, and what does the picture look like on the day before?',
            'Can a lamp, a hood or a polarising filter do what a year of labelling would?',
            'Where will it run: a server, a box beside the line, a battery? How hot does that get?',
            'What triggers a picture, and what happens to the part while we think?',
          ],
        },
        {
          kind: 'callout',
          title: 'The most valuable early result',
          text: 'Sometimes it is the order for a better lamp. If an ordinary threshold works under good light, the engineer says so, and the engagement ends there.',
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
              text: 'Finding defects on a line, at its speed, with a reject gate that trusts the verdict.',
            },
            {
              term: 'Counting and tracking',
              text: 'Pallets, vehicles, animals, cells; across frames, through occlusion, without counting one twice.',
            },
            {
              term: 'Reading',
              text: 'Labels, gauges, plates, forms, where layout matters as much as letters. The text itself then goes to [language engineers](/services/nlp-engineers).',
            },
            {
              term: 'Measuring',
              text: 'Volume, distance, pose: calibrated cameras, depth sensors, and an error bar that metrology accepts.',
            },
            {
              term: 'Moving to the edge',
              text: 'A model that runs in the cloud, made to run on a small device with the frame rate and the heat that you have.',
            },
            {
              term: 'Rescue',
              text: 'A proof of concept that was splendid in the lab and fails at site two. Often the split was made by image instead of by day, so that the lab tested on what it had trained on.',
            },
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
              title: 'Visit and image plan',
              when: 'Week 1',
              text: 'Answers to the checklist, a mounting sketch, a list of what to buy. A plan of which shifts, products and seasons must be in the data.',
            },
            {
              title: 'First thousand images, and a catalogue of defects',
              when: 'Weeks 2 to 4',
              text: 'Recorded by the final camera. Quality staff sort printed examples into yes, no and “depends”; the third pile becomes a rule with photographs.',
            },
            {
              title: 'A baseline on days that it has not seen',
              when: 'Weeks 5 and 6',
              text: 'Classical vision next to a pretrained network. Results arrive as contact sheets of misses and false alarms, since everybody on the floor can read those.',
            },
            {
              title: 'Hard cases',
              when: 'Weeks 7 and 8',
              text: 'Labelling goes where the model is unsure, and rare defects are produced on purpose in the workshop. Synthetic pictures only if a test on real ones shows that they help.',
            },
            {
              title: 'On the device',
              when: 'Weeks 9 and 10',
              text: 'Quantised, timed from trigger to verdict, run warm for a weekend. Behaviour without a network is decided and built.',
            },
            {
              title: 'Beside the inspector',
              when: 'Weeks 11 and 12',
              text: 'The system judges and a person decides; differences are settled by a third. Then acceptance, and a short course in what to do when the lamp ages.',
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
          caption: 'Three teams for three situations',
          columns: ['Team', 'When', 'What you contribute'],
          rows: [
            [
              'One vision engineer',
              'Camera fixed, compute near by, one product family',
              'A quality expert for four hours a week; somebody allowed to stop the line once.',
            ],
            [
              'Vision engineer and embedded engineer',
              'Device with a power or heat limit, vendor boards, drivers',
              'Three spare devices, schematics, the vendor’s support contract.',
            ],
            [
              'Vision engineer, data engineer, part-time lead',
              'Several sites, images in the terabytes',
              'Network capacity to move them, a storage budget, a contact at each site.',
            ],
          ],
        },
        {
          kind: 'text',
          paragraphs: [
            `On a [remote team](/remote-ai-team-staffing) somebody may never see the building. Vision is different: the engineer is on site in the first week, for the device, and for acceptance. Tell us the place and any rules for visitors, and you see candidates who will really travel there, ${averageShortlist.value} hours after the call on average. If faces, staff or passers-by may be in the picture, ask counsel before the first recording; blurring afterwards is not the same as never having stored it.`,
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
              text: 'The test is a run of consecutive production, chosen after the model was frozen. No picture of those days was used before.',
            },
            {
              title: 'Misses and false alarms apart',
              text: 'A missed crack and a good part thrown away have different prices, so each has its own limit.',
            },
            {
              title: 'Seeded defects',
              text: 'Known bad parts are fed in unannounced. All defects that are listed as critical have to be caught.',
            },
            {
              title: 'Time to verdict',
              text: 'Measured at the slowest hundredth part, with the device at working temperature.',
            },
            {
              title: 'Blindness is noticed',
              text: 'With the lens covered, smeared or turned by a few degrees, the system reports that it cannot see. It does not report that everything is fine.',
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
          caption: 'Typical failures of vision projects',
          columns: ['Failure', 'Countermeasure in the plan'],
          rows: [
            [
              'The next site looks different',
              'Images of at least one more site are in the test set before anybody calls the model general.',
            ],
            [
              'Defects are too rare to learn',
              'Workshop samples, anomaly methods that learn from good parts, and a limit on what is promised.',
            ],
            [
              'The camera is replaced in spring',
              'A reference card in the field of view and a script that compares old and new before the switch.',
            ],
            [
              'Nobody owns it afterwards',
              'The maintenance crew takes part from the mounting on, and has the last word on the manual.',
            ],
          ],
        },
        {
          kind: 'text',
          paragraphs: [
            `We place engineers, normally within ${placementWeeks.figure}. We are not an integrator: no cameras, no cabling, no warranty for a line. Safety functions that protect people need certified equipment and certified people, and a vision model of this kind does not replace either. For medical images a clinical and regulatory partner must be on board before we search. Once several such systems run, [MLOps](/services/mlops-engineers) becomes the better next contract.`,
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
      label: 'What US employers post',
      to: '/ai-ml-salary-data',
      text: 'Ranges for computer vision engineers, with the number of postings behind them.',
    },
    {
      label: 'MLOps engagement',
      to: '/services/mlops-engineers',
      text: 'For updating models on many devices without visiting each.',
    },
  ],
  closing: {
    title: 'Talk about your images with a recruiter',
    text: 'Tell us what the system should see, where the camera is and who acts on the result. We look for an engineer who has built the same.',
    action: { label: 'Talk to a recruiter', to: '/contact-ai-recruiters' },
  },
  service: {
    name: 'Computer vision engineers on contract',
    audience: 'Manufacturers, logistics and product companies that decide from images',
  },
};
