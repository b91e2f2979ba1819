import type { PageContent } from '../page-content';

/**
 * `/privacy-policy`: what the software stores, as it stores it. A change to a storage key, a form or a
 * period of retention changes this page. The address for requests stands in `privacy-contact-text.ts`.
 */
export const privacyPolicy: PageContent = {
  path: '/privacy-policy',
  sitemap: { changefreq: 'yearly', priority: 0.3 },
  head: {
    title: 'Privacy Policy and Cookies',
    description:
      'What this site stores in your browser and on our server, item by item: why, where, for how long, who can read it, and how to have it deleted.',
    keywords: 'privacy policy, cookies, data retention, consent, analytics, data deletion',
  },
  name: 'Privacy policy',
  kicker: 'Last updated 22 November 2026',
  title: 'What we store, and when it is gone',
  lede: 'Every item by name, so that you can open your browser’s storage and compare. You can read all of this site without giving us anything.',
  actions: [],
  sections: [
    {
      id: 'in-short',
      title: 'In short',
      blocks: [
        {
          kind: 'list',
          style: 'checks',
          items: [
            {
              title: 'Reading leaves no record with us',
              text: 'Pages are ready-made files. Our software keeps no list of who opened which of them. Only if you accept analytics may it keep which pages one tab looked at, without knowing whose it is.',
            },
            {
              title: 'No third party is loaded',
              text: 'Fonts, scripts and pictures all come from this site. There are no advertisements, no tracking pixels, no embedded players and no social-media buttons, and we sell no data.',
            },
            {
              title: 'Measuring waits for your yes',
              text: 'Analytics is off until you accept it. What it then records is kept in your own browser, and, at times when this site collects it, sent to our own server as well. It goes to nobody else.',
            },
            {
              title: 'Forms have an end date',
              text: 'What you send us is deleted by a scheduled job when its time is up, without anyone having to remember it. While the server’s clock looks wrong, the job waits: it never deletes ahead of time because of a wrong date.',
            },
          ],
        },
      ],
    },
    {
      id: 'in-your-browser',
      title: 'What your browser keeps so that the site works',
      shortTitle: 'Kept in your browser',
      blocks: [
        {
          kind: 'text',
          paragraphs: [
            'The site asks no permission for these, because it would work worse or not at all without them. None of them identifies you. None leaves your device, except for an assessment that you choose to hand in, and for the one cookie in the list: your browser sends it with each request, as cookies are, and the server looks at it and keeps it nowhere.',
          ],
        },
        {
          kind: 'table',
          caption: 'Stored on your device for every visitor who uses the function',
          columns: ['What', 'Where', 'Why', 'How long'],
          rows: [
            [
              'Your answer about cookies',
              'Local storage, cookies-accepted: true or false',
              'So that the banner does not ask again on each page',
              'Until you take it back under “Cookie settings” or clear your browser',
            ],
            [
              'Scroll positions',
              'Session storage, react-router-scroll-positions',
              'Going back brings you to where you stopped reading',
              'Until the tab is closed',
            ],
            [
              'Which version of the site you see',
              'Cookie talent_bucket: a number from 0 to 9999 drawn by chance, which you share with many others; out of reach for scripts. It is set only while we try a new version on some of our visitors',
              'You see the same version on every page, and we can count which version fails more often',
              '30 days',
            ],
            [
              'A skills assessment under way',
              'Local storage, assessment-attempt-1: the questions and your answers so far',
              'A reload or a closed tab does not cost you your work',
              'Until you finish it; one that has run out after 24 hours goes when you next open the assessment',
            ],
            [
              'The key to all salary figures',
              'Local storage, salary-access: a signed number without your address in it',
              'The [salary dashboard](/ai-ml-salary-data) asks for an address once, not on each visit',
              'Until you clear your browser',
            ],
            [
              'What you typed into the salary calculator',
              'Session storage, salary-calculator-1: pay and skills as you entered them; never sent',
              'A reload does not cost you your figures',
              'Until you press “Clear” or close the tab',
            ],
            [
              'The key to a finished assessment',
              'Session storage, assessment-scored-1',
              'This tab can show the result once more after a reload',
              'Until you close the tab or begin another one',
            ],
          ],
        },
      ],
    },
    {
      id: 'analytics',
      title: 'What is recorded if you accept analytics',
      shortTitle: 'Analytics',
      blocks: [
        {
          kind: 'text',
          paragraphs: [
            'Until you answer the banner, events wait in the memory of the open page. “Accept All Cookies” writes them to the stores below; “Essential Only” or the closing cross drops them. A form that you send appears as its kind and whether it succeeded, never with what you typed into it.',
          ],
        },
        {
          kind: 'table',
          caption: 'Stored on your device after “Accept All Cookies”, and only then',
          columns: ['What', 'Where', 'Why', 'How long'],
          rows: [
            [
              'Events',
              'Local storage, analytics_events: pages seen, scroll depth, clicks with label and target, time on a page, load times, failures, your browser’s name, the page you came from',
              'To understand how the [salary dashboard](/ai-ml-salary-data) and the other pages are used',
              'The last 100; all go when you withdraw',
            ],
            [
              'Page measurements',
              'Local storage, seo_metrics: title, description, headings, counts of links and pictures, load time',
              'To find pages that are slow or badly described',
              'The last 50; all go when you withdraw',
            ],
            [
              'A session number',
              'Session storage, analytics_session_id: a time and a random string',
              'To know which events belong to one visit',
              'Until the tab is closed, or you withdraw',
            ],
          ],
        },
        {
          kind: 'text',
          paragraphs: [
            'Whether the site also collects events is a setting of ours, which may change. You can see it for yourself: where it collects, your browser’s list of network requests shows /functions/v1/collect-events a few seconds after you have accepted; where it does not, there is no such request and our server refuses it. Without your yes nothing is ever sent.',
          ],
        },
        {
          kind: 'table',
          caption:
            'Stored in our database after “Accept All Cookies”, only while the site collects',
          columns: ['What', 'Which data', 'Why', 'How long'],
          rows: [
            [
              'Events',
              'What happened and when, the path of the page, the session number; for links and buttons their label, for links the address without its query; load times and failures with the version of the page’s program',
              'To see for the whole site which pages are read, where they are slow, and what leads to a request',
              '13 months',
            ],
            [
              'How a visit came about',
              'The session number, the host of the page you came from, the campaign words (utm_…) in the link you followed, the first page, how many pages, whether a form was sent',
              'To see which places and campaigns bring readers',
              '13 months',
            ],
          ],
        },
        {
          kind: 'text',
          paragraphs: [
            'Your network address and your browser’s name come with each request, as on every site. The server counts the address in its memory for a minute, to slow down floods, and reads the name to tell robots from people; it stores neither. It stores no account either: whether an administrator was signed in is a yes or no.',
          ],
        },
        {
          kind: 'callout',
          title: 'Saying no, now or later',
          text: 'A browser that sends the **Global Privacy Control** signal counts as “Essential Only” until you decide otherwise, and the banner says that it has seen the signal. “Cookie settings” at the foot of every page takes an earlier yes back and empties all three stores in the same moment, in every open tab. Nothing more is sent from then on. What was sent before bears no name, so that we cannot pick yours out; it goes after 13 months.',
        },
      ],
    },
    {
      id: 'on-our-server',
      title: 'What we keep of the forms you send',
      shortTitle: 'Kept on our server',
      blocks: [
        {
          kind: 'text',
          paragraphs: [
            'Each form says under its box what you agree to. We keep those words with your data, together with the time; the [contact form](/contact-ai-recruiters), [applications](/machine-learning-ai-jobs) and the [newsletter](/ai-salary-newsletter) also keep the page from which you sent them. Without the tick nothing is stored.',
          ],
        },
        {
          kind: 'table',
          caption: 'Stored in our database',
          columns: ['What', 'Which data', 'Why', 'How long'],
          rows: [
            [
              'A request to our recruiters',
              'Name, e-mail, company, what you need and when, roles, your message',
              'To answer it and to prepare the first call',
              '24 months',
            ],
            [
              'A job application',
              'Name, e-mail, where you may work; telephone, links and message if you give them; your CV as a PDF in a closed file store',
              'To consider you for the job that you chose',
              '24 months; the CV goes with the application',
            ],
            [
              'A newsletter sign-up',
              'E-mail and, if you say so, whether you hire or build',
              'To ask you by mail whether the address is yours',
              '7 days when it is not confirmed',
            ],
            [
              'A confirmed subscription',
              'The same, and the time of the confirmation',
              'To send you the weekly issue',
              'Until you unsubscribe: the link in each issue deletes the entry and asks for no login',
            ],
            [
              'An address that opened the salary figures',
              'E-mail, whether you hire or work in the field, the page, the words you agreed to',
              'To open all figures, on each of your devices; we send no mail for it',
              '24 months after you last entered it',
            ],
            [
              'An assessment that you did not save',
              'Role, questions, answers and score; neither name nor address',
              'To score the [assessment](/ai-skills-assessment), and to show you the result again',
              '30 days from its start',
            ],
            [
              'A saved assessment result',
              'The same, with your e-mail',
              'To send you one mail with a link to it',
              '24 months',
            ],
            [
              'The reference of a form',
              'The kind of form, a random key, the reference we showed you, the time',
              'A form that is sent twice by accident counts once',
              '24 months',
            ],
            [
              'Counts against abuse',
              'Keyed hashes of your network address and, for forms, of your e-mail, with the time',
              'To slow down machines that fill in forms, without a puzzle for people',
              '24 hours',
            ],
            [
              'Mails waiting to be sent',
              'Address, subject and text: one to you, and for a request or an application one to our own mailbox',
              'To try again when a mail server does not answer',
              '30 days after sending; those that never arrive, 30 days in all',
            ],
          ],
        },
        {
          kind: 'text',
          paragraphs: [
            'For errors, the server’s log notes the path and the cause, without query, form content or network address. Whoever runs the machines and lines between you and us sees your network address, as with every site; our programs use it for the hash above and do not write it down.',
            'One thing the daily job does not reach: what has arrived in our mailbox, your request included, and the letters that follow. That correspondence is deleted by hand, and at any time when you ask for it.',
          ],
        },
      ],
    },
    {
      id: 'who-can-read-it',
      title: 'Who can read it',
      blocks: [
        {
          kind: 'pairs',
          pairs: [
            {
              term: 'Our staff',
              text: 'Requests and applications can be opened by signed-in administrators only; the database itself checks that on every query. CVs have no public address: each look needs a link that is made for it and works for five minutes. Of the newsletter, administrators see counts. Assessments have no staff view at all.',
            },
            {
              term: 'Employers',
              text: 'An employer gets your profile after you have agreed to that employer, not before. That is [how we work](/about-ai-talent-experts), with or without a form.',
            },
            {
              term: 'Our suppliers',
              text: 'The companies that host our database and deliver our mail process data for us so that the service can run. Write to us and we tell you which they are at present and in which countries they work.',
            },
            {
              term: 'Machines',
              text: 'No program decides about you. The assessment is scored by fixed rules that it explains to you answer by answer, and a score opens or closes no door with us.',
            },
          ],
        },
      ],
    },
    {
      id: 'staff-accounts',
      title: 'What members of staff have in addition',
      shortTitle: 'Staff accounts',
      blocks: [
        {
          kind: 'text',
          paragraphs: [
            'Only people who administer the site have an account. Nobody else will find these entries in a browser.',
          ],
        },
        {
          kind: 'table',
          caption: 'Stored when somebody signs in to administer the site',
          columns: ['What', 'Where', 'Why', 'How long'],
          rows: [
            [
              'The session',
              'Local storage, talent-session: user, tokens and their expiry',
              'To stay signed in',
              'Until signing out',
            ],
            [
              'Proof of the role',
              'Cookie talent_guard (with the prefix __Host- over https): signed, out of reach for scripts',
              'To hand out the administration’s files to administrators alone',
              '10 minutes, then it is checked anew',
            ],
            [
              'The state of the sidebar',
              'Cookie sidebar:state',
              'It stays open or closed as it was left',
              '7 days',
            ],
            [
              'An article that is being written',
              'Local storage, blog-work: the unsaved text; session storage, blog-work-tab: which tab it belongs to',
              'A reload or a crash does not cost an author the text',
              'Until it is saved or given up',
            ],
            [
              'The account',
              'Database: e-mail, a hash of the password, the role. Log: the user’s number whenever the administration is opened',
              'To know who may do what',
              'As long as the person administers the site',
            ],
          ],
        },
      ],
    },
    {
      id: 'your-rights',
      title: 'What you can ask of us',
      shortTitle: 'Your rights',
      blocks: [
        {
          kind: 'list',
          style: 'bullets',
          items: [
            {
              title: 'See it',
              text: 'A copy of everything that is stored under your address, in a form that another program can read.',
            },
            { title: 'Correct it', text: 'What is wrong or out of date.' },
            {
              title: 'Delete it',
              text: 'Before its time is up, unless a law obliges us to keep it; we would then name that law.',
            },
            {
              title: 'Object, or withdraw an agreement',
              text: 'From then on we stop. What happened before stays lawful.',
            },
            {
              title: 'Complain',
              text: 'To the authority for data protection where you live. You need not ask us first.',
            },
          ],
        },
        {
          kind: 'text',
          paragraphs: [
            'We do this for everybody, wherever they live. Laws differ in what they add and how quickly they want an answer; the one that applies to you counts. If something on this page does not match what you find in your browser, please tell us: then one of the two is a mistake. More on how we handle applications stands among the [questions and answers](/ai-staffing-faq).',
            'Found a security problem on this site? [Report it to us](/responsible-disclosure): that page says how, and what we promise in return.',
          ],
        },
      ],
    },
  ],
  related: [
    {
      label: 'Questions and answers',
      to: '/ai-staffing-faq',
      text: 'Fees, timing, contracts, and what happens to a CV.',
    },
    {
      label: 'Who we are',
      to: '/about-ai-talent-experts',
      text: 'How we vet, and what we do not do with what people tell us.',
    },
    {
      label: 'Every page of this site',
      to: '/sitemap',
      text: 'Sorted by what you may have come for.',
    },
  ],
};
