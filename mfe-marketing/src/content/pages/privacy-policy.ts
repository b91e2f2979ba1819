import type { PageContent } from '../page-content';

/**
 * `/privacy-policy`: what the software stores, for how long, and which rules apply. A change to a storage key, a form or a
 * retention period changes this page. The words around the email address for requests are in `privacy-contact-text.ts`.
 */
export const privacyPolicy: PageContent = {
  path: '/privacy-policy',
  kind: {
    name: 'guide',
    summary: [
      '**You can read the site anonymously.** Our software keeps no list of who opened which page. If you accept analytics, it may record which pages one browser tab opened, without knowing whose tab it is.',
      '**We load nothing from third parties.** Fonts, scripts and pictures come from this site. There are no ads, no tracking pixels, no embedded players and no social media buttons. We do not sell your data.',
      '**Analytics is off until you accept it.** It then keeps its records in your own browser. If this site collects them, your browser also sends them to our own server, and to no one else.',
      '**Each form has a deletion date.** A scheduled job deletes what you sent us when its time is up. If the server’s clock looks wrong, the job waits, so that nothing is deleted too early.',
    ],
  },
  sitemap: { changefreq: 'yearly', priority: 0.3 },
  head: {
    title: 'Privacy Policy and Cookies',
    description:
      'What this site stores about you, why, for how long and who can read it, with your rights in the United States, Canada, Quebec and the EU.',
    keywords: 'privacy policy, cookies, data retention, PIPEDA, Law 25, GDPR',
  },
  name: 'Privacy policy',
  kicker: 'Last updated November 24, 2026',
  title: 'Privacy policy: what we store and for how long',
  lede: 'You can read the whole site without giving us your name. This page lists everything we store, why, and when we delete it. Each item has the name under which you find it in your browser.',
  actions: [],
  sections: [
    {
      id: 'who-is-responsible',
      title: 'Who is responsible for your data',
      shortTitle: 'Who is responsible',
      blocks: [
        {
          kind: 'pairs',
          pairs: [
            { term: 'The company', text: '{responsible-company}' },
            { term: 'Address and phone', text: '{company-address}' },
            { term: 'Privacy contact', text: '{privacy-office}' },
            {
              term: 'Where these rules apply',
              text: 'To this site, its forms, and the data that we work with as a staffing agency. Our clients have privacy rules of their own for the profiles that they receive.',
            },
          ],
        },
      ],
    },
    {
      id: 'in-your-browser',
      title: 'What your browser stores so that the site works',
      shortTitle: 'In your browser',
      blocks: [
        {
          kind: 'text',
          paragraphs: [
            'The site needs these items to work, so it does not ask for permission. Only what you enter into a form can identify you. They stay on your device, with three exceptions. A form is sent when you press its button. An assessment is sent when you finish it. The cookie in the list is sent with each request, and the server does not keep it.',
          ],
        },
        {
          kind: 'table',
          caption: 'Stored on your device when you use the feature',
          columns: ['What', 'Where', 'Why', 'How long'],
          rows: [
            [
              'Your answer about cookies',
              'Local storage, cookies-accepted: true or false',
              'So that the banner does not ask again on every page',
              'Until you change it under “Cookie settings” or clear your browser',
            ],
            [
              'The theme that you choose',
              'Local storage, theme: light or dark',
              'Every page opens in it',
              'Until you choose “As the system” or clear your browser',
            ],
            [
              'Scroll positions',
              'Session storage, react-router-scroll-positions',
              'Going back takes you to where you stopped reading',
              'Until you close the tab',
            ],
            [
              'Which version of the site you see',
              'Cookie talent_bucket (with the prefix __Host- over https): a random number from 0 to 9999 that you share with many others. Scripts can’t read it. It is set only while we test a new version with some visitors',
              'You see the same version on every page, and we see which version fails more often',
              '30 days',
            ],
            [
              'A skills assessment that you have started',
              'Local storage, assessment-attempt-1: the questions and your answers so far',
              'You can reload or close the tab without losing your answers',
              'Until you finish it. It expires after 24 hours and is deleted when you next open the assessment',
            ],
            [
              'The key to all salary figures',
              'Local storage, salary-access: a signed number that does not contain your address',
              'The [salary dashboard](/ai-ml-salary-data) asks for your address once and not on each visit',
              'Until you clear your browser',
            ],
            [
              'What you typed into the salary calculator',
              'Session storage, salary-calculator-1: pay and skills as you entered them. Never sent',
              'You can reload the page without losing your figures',
              'Until you press “Clear” or close the tab',
            ],
            [
              'What you have entered into a form and not sent yet',
              'Session storage, form-entries: with the name of the form, such as form-entries:contact. Never a password, a code or a file',
              'You can reload the page, go back or try again after a failure without losing your entries',
              'Until the form is sent or you close the tab',
            ],
            [
              'The key to a finished assessment',
              'Session storage, assessment-scored-1',
              'This tab can show the result again after a reload',
              'Until you close the tab or start another assessment',
            ],
          ],
        },
      ],
    },
    {
      id: 'analytics',
      title: 'What we record if you accept analytics',
      shortTitle: 'Analytics',
      blocks: [
        {
          kind: 'text',
          paragraphs: [
            'Until you answer the banner, events wait in the memory of the open page. “Accept All Cookies” saves them as listed below. “Essential Only” or the closing X discards them. For a form, we record which form it was and whether it was sent, and never what you typed.',
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
              'To understand how people use the [salary dashboard](/ai-ml-salary-data) and the other pages',
              'The last 100. All are deleted when you withdraw',
            ],
            [
              'Page measurements',
              'Local storage, seo_metrics: title, description, headings, counts of links and pictures, load time',
              'To find pages that are slow or badly described',
              'The last 50. All are deleted when you withdraw',
            ],
            [
              'A session number',
              'Session storage, analytics_session_id: a time and a random string',
              'To see which events belong to one visit',
              'Until you close the tab or withdraw',
            ],
            [
              'The weeks of your visits',
              'Local storage, analytics_weeks: the week in which you first agreed, the week of your newest visit and the session number that began it. Only the first week is sent, and whether a visit is the first of its week',
              'To see how many browsers come back, without a number for yours',
              'Until you withdraw',
            ],
          ],
        },
        {
          kind: 'text',
          paragraphs: [
            'A setting decides whether the site also collects events on our server, and it may change. You can check it. If the site collects, your browser’s network tab shows a request to /functions/v1/collect-events a few seconds after you accept. If it does not, there is no such request. Without your consent, nothing is sent.',
          ],
        },
        {
          kind: 'table',
          caption:
            'Stored in our database after “Accept All Cookies”, and only while the site collects',
          columns: ['What', 'Which data', 'Why', 'How long'],
          rows: [
            [
              'Events of your visits',
              'What happened and when, the path of the page and the session number, and sums of these for each page of a visit. For links and buttons, their label. For links, the address without its query. Load times and failures, with the software version',
              'To see which pages people read, where they are slow, and what leads to a request',
              '90 days',
            ],
            [
              'Errors that you ran into',
              'The place in our code, the message without what you typed, and the last ten pages, kinds of events and failed requests before it. Your session counts as a code that changes every day and is deleted after two days',
              'To find and fix what does not work',
              '90 days after the last one',
            ],
            [
              'How a visit came about',
              'The session number, the host of the page you came from, the campaign words (utm_…) in the link you followed, the first twelve pages, how many pages, how long, whether a form was sent, and the week in which your browser first agreed',
              'To see which sites and campaigns bring readers',
              '13 months',
            ],
          ],
        },
        {
          kind: 'text',
          paragraphs: [
            'Every request contains your network address and your browser’s name, as on any site. For analytics, the server counts the address in memory for a minute to slow down floods. It reads the browser’s name to tell bots from people. It stores neither. It stores no account, only whether an administrator was signed in.',
          ],
        },
        {
          kind: 'callout',
          title: 'How to say no, now or later',
          text: 'If your browser sends the **Global Privacy Control** signal, we treat it as “Essential Only” until you decide otherwise, and the banner says so. “Cookie settings” at the bottom of every page withdraws your consent. It deletes all four items at once, in every open tab, and nothing more is sent. Events that were sent before have no name on them, so we can’t find yours. They are deleted after 90 days, and the facts of a visit after 13 months.',
        },
      ],
    },
    {
      id: 'on-our-server',
      title: 'What we keep from the forms you send',
      shortTitle: 'On our server',
      blocks: [
        {
          kind: 'text',
          paragraphs: [
            'Each form says what you agree to. You agree by checking its box or, for the salary figures, by sending the form. We keep those words and the time with your data. The [contact form](/contact-ai-recruiters), [applications](/machine-learning-ai-jobs) the [newsletter](/ai-salary-newsletter) and salary alerts also keep the page you sent them from. You don’t have to give us any data, but without the required fields we can’t do what the form is for.',
          ],
        },
        {
          kind: 'periods',
          caption: 'How long the longest and the shortest entries are kept',
          rows: [
            { label: 'A request to our recruiters', period: '24 months' },
            { label: 'A job application', period: '24 months' },
            { label: 'A saved assessment result', period: '24 months' },
            { label: 'An address that opened the salary figures', period: '24 months' },
            { label: 'Refused attempts', period: '90 days' },
            { label: 'An assessment you did not save', period: '30 days' },
            { label: 'Emails waiting to be sent', period: '30 days' },
            { label: 'A newsletter sign-up', period: '7 days' },
            { label: 'Counts against abuse', period: '24 hours' },
          ],
        },
        {
          kind: 'table',
          caption: 'Stored in our database',
          columns: ['What', 'Which data', 'Why', 'How long'],
          rows: [
            [
              'A request to our recruiters',
              'Name, email, your message. Company, what you need and when, roles if you give them. What you looked at before, as the form lists it',
              'To answer it and to prepare the intake call',
              '24 months',
            ],
            [
              'A call that you book',
              'Name, email, time and time zone of the call',
              'To hold the time, and to send you the calendar entry',
              '24 months',
            ],
            [
              'A job application',
              'Name, email, where you may work. Phone, links and message if you give them. Your resume as a PDF in a private file store',
              'To consider you for the job you chose',
              '24 months. The resume is deleted with the application',
            ],
            [
              'Our work on a request or an application',
              'Its stage, who of us answers you, the next step with its date, notes that our staff write, the emails we sent you about it, and your answers',
              'To answer you, and to remember what we agreed on',
              '24 months: deleted with the request or application. A copy of your data includes it',
            ],
            [
              'Notes and answers that we delete',
              'The same, hidden from our staff',
              'To take back a mistake',
              '24 hours',
            ],
            [
              'An address that refuses our email',
              'Email, the answer of its mail server, and the time',
              'To notice that an email did not reach you',
              '12 months, or until an email reaches you',
            ],
            [
              'A newsletter sign-up',
              'Email and, if you tell us, whether you hire or build',
              'To ask you by email whether the address is yours',
              '7 days if you don’t confirm it',
            ],
            [
              'A confirmed subscription',
              'The same, and when you confirmed',
              'To send you the weekly issue',
              'Until you unsubscribe. The link in each issue deletes the entry without a login',
            ],
            [
              'A salary alert',
              'Email, role and country',
              'To ask you by email whether the address is yours',
              '7 days if you don’t confirm it',
            ],
            [
              'A confirmed salary alert',
              'The same, and when you confirmed',
              'To email you when a new edition of the [salary figures](/ai-ml-salary-data) moves the pay of that role',
              'Until you unsubscribe. The link in each email deletes all your alerts without a login',
            ],
            [
              'An address that opened the salary figures',
              'Email, whether you hire or work in the field, the page, the words you agreed to',
              'To open all figures on each of your devices, and to know who uses the salary data. We send no email for it',
              '24 months after you last entered it',
            ],
            [
              'An assessment you did not save',
              'Role, questions, answers and score. No name and no address',
              'To score the [assessment](/ai-skills-assessment) and show you the result again',
              '30 days from the start',
            ],
            [
              'A saved assessment result',
              'The same, with your email',
              'To send you one email with a link to it',
              '24 months',
            ],
            [
              'The reference of a form',
              'Which form it was, a random key, the reference we showed you, the time',
              'A form that you send twice by accident counts once',
              '24 months',
            ],
            [
              'Counts against abuse',
              'Keyed hashes of your network address and, for forms, of your email, with the time',
              'To slow down bots without puzzles for people',
              '24 hours',
            ],
            [
              'Refused attempts',
              'The day, the kind of attempt (a form sent too often, a failed staff sign-in), keyed hashes of the network address and the email, a count',
              'To notice attacks on the site',
              '90 days after the last attempt',
            ],
            [
              'Reports from your browser',
              'The path of the page and the address of content that our security rules blocked, as a count, without your address',
              'To find attacks and faults',
              '90 days after the last report',
            ],
            [
              'Emails waiting to be sent',
              'Address, subject and text: one to you and, for a request or an application, one to our own mailbox',
              'To try again when a mail server does not answer',
              '30 days after sending. Emails that never arrive: 30 days in all',
            ],
            [
              'Who was sent an issue of the newsletter',
              'A hash of your address for each issue',
              'So that you get each issue once',
              '30 days after the whole issue has been sent',
            ],
            [
              'Who was sent a salary alert',
              'A hash of your address for each edition of the figures',
              'So that you get one email for an edition',
              '30 days after all emails of the edition have been sent',
            ],
          ],
        },
        {
          kind: 'text',
          paragraphs: [
            'When an error happens, the server log notes the path and the cause, without query, form content or network address. The companies that run the servers and networks between you and us see your network address, as on any site. Our software uses it for the hashes above and does not store it.',
            'The daily job does not reach our mailbox: the copy of your request and the emails that follow. We delete that correspondence by hand, and at any time if you ask.',
          ],
        },
      ],
    },
    {
      id: 'legal-bases',
      title: 'Why we may use your data: purposes and legal bases',
      shortTitle: 'Legal bases',
      blocks: [
        {
          kind: 'text',
          paragraphs: [
            'In Canada, PIPEDA and Quebec’s Law 25 ask for your consent. You give it in a form or in the cookie banner, or by using a feature that needs the data. In the United States, this page is our notice at collection. In the EU, each purpose has a legal basis in Article 6 of the GDPR, which the table names. We ask before we use your data for anything else.',
          ],
        },
        {
          kind: 'table',
          caption: 'Each purpose and its legal basis under the GDPR',
          columns: ['Purpose', 'Legal basis', 'In plain words'],
          rows: [
            [
              'Run the site',
              'Legitimate interest, Article 6(1)(f). The items on your device are strictly necessary',
              'You open a page, and it has to work',
            ],
            ['Analytics', 'Consent, Article 6(1)(a)', 'Only after “Accept All Cookies”'],
            [
              'Answer a request to our recruiters',
              'Consent, Article 6(1)(a), and steps before a contract, Article 6(1)(b)',
              'You ask, and we answer',
            ],
            [
              'Consider a job application',
              'Consent, Article 6(1)(a), and steps before a contract, Article 6(1)(b)',
              'You apply for a job through us',
            ],
            [
              'Present you to an employer',
              'Consent, Article 6(1)(a)',
              'You say yes to that employer by name',
            ],
            [
              'Send the newsletter',
              'Consent, Article 6(1)(a)',
              'You sign up and confirm it by email',
            ],
            [
              'Send salary alerts',
              'Consent, Article 6(1)(a)',
              'You ask for one and confirm it by email',
            ],
            [
              'Open the salary figures',
              'Consent, Article 6(1)(a)',
              'You send us your address to open them',
            ],
            [
              'Score an assessment',
              'A service that you ask for, Article 6(1)(b)',
              'You hand in your answers and want the result',
            ],
            [
              'Save an assessment result',
              'Consent, Article 6(1)(a)',
              'You enter your address to keep it',
            ],
            [
              'Stop abuse and attacks, count a form once, deliver email',
              'Legitimate interest, Article 6(1)(f)',
              'We keep the forms open without puzzles. We use hashes where we can',
            ],
            [
              'Staff accounts',
              'Legitimate interest, Article 6(1)(f)',
              'Only the right people may open what you sent',
            ],
            [
              'Answer legal requests and keep records that a law requires',
              'Legal obligation, Article 6(1)(c)',
              'A law tells us to',
            ],
          ],
        },
        {
          kind: 'text',
          paragraphs: [
            'You can withdraw consent at any time, as easily as you gave it. Use “Cookie settings” for analytics, the link in each email for the newsletter and for salary alerts, and an email for everything else.',
            'Our forms don’t ask for data on health, religion, origin, politics or sexual life. Please leave it out of your resume. We ask where you may work, because a job is in one country, and use the answer for nothing else. This site is for adults who hire or work. If a child has sent us data, tell us and we will delete it.',
          ],
        },
      ],
    },
    {
      id: 'who-can-read-it',
      title: 'Who can read your data, and where it is stored',
      shortTitle: 'Who can read it',
      blocks: [
        {
          kind: 'pairs',
          pairs: [
            {
              term: 'Our staff',
              text: 'Only signed-in administrators can open requests and applications, and the database checks that on every query. A resume has no public address. Each view needs a new link that works for five minutes. Of the newsletter and of salary alerts, administrators see counts. Of assessments, they see nothing.',
            },
            {
              term: 'Employers',
              text: 'An employer gets your profile after you have agreed to that employer, and not before. That is [how we work](/about-ai-talent-experts), with or without a form.',
            },
            {
              term: 'Our vendors',
              text: 'The companies that host our database and deliver our email process data for us, on our instructions. Email us, and we tell you which companies they are and in which countries they work.',
            },
            {
              term: 'Other countries',
              text: 'Your data can be stored or read outside your province, your state or your country, including in the United States and Canada. The law there decides when authorities may ask for it. A transfer from the EU needs a safeguard, such as an EU adequacy decision or standard contractual clauses. Ask us which one applies to your data, and we send you a copy.',
            },
            {
              term: 'Authorities and buyers',
              text: 'We give data to an authority only if a law obliges us to. We don’t sell personal information. We don’t share it for ads that follow you across sites.',
            },
            {
              term: 'Automated decisions',
              text: 'No software decides about you. Fixed rules score the assessment and explain every answer, and no decision of ours depends on the score.',
            },
          ],
        },
        {
          kind: 'callout',
          title: 'If data gets into the wrong hands',
          text: 'We tell the people affected and the authorities, within the time that the law sets. We keep a record of every such incident.',
        },
      ],
    },
    {
      id: 'staff-accounts',
      title: 'What we store about staff who sign in',
      shortTitle: 'Staff accounts',
      blocks: [
        {
          kind: 'text',
          paragraphs: [
            'Only people who run the site have an account. Anyone who opens a preview link gets the preview cookie. If neither is true for you, your browser has none of these items.',
          ],
        },
        {
          kind: 'table',
          caption: 'Stored when someone signs in to run the site',
          columns: ['What', 'Where', 'Why', 'How long'],
          rows: [
            [
              'The session',
              'Local storage, talent-session: user, access token and its expiry',
              'To stay signed in',
              'Until signing out',
            ],
            [
              'The key that continues the session',
              'Cookie talent_refresh (with the prefix __Secure- over https). Scripts can’t read it',
              'To stay signed in without a key that scripts could steal',
              '30 days without use, or until signing out',
            ],
            [
              'A browser that has signed in before',
              'Cookie talent_browser_ and a code (with the prefix __Secure- over https). Scripts can’t read it',
              'So that a stranger who guesses passwords can’t lock the owner out',
              '180 days after the last sign-in',
            ],
            [
              'Proof of the role',
              'Cookie talent_guard (with the prefix __Host- over https). It is signed, and scripts can’t read it',
              'To give the files of the staff area to administrators only',
              '10 minutes, then it is checked again',
            ],
            [
              'A version that is not public yet',
              'Cookie talent_channel (with the prefix __Host- over https). It is signed, and scripts can’t read it',
              'To show a preview to people who have its link',
              'Until the preview ends or they leave it',
            ],
            [
              'An app from their own machine',
              'Cookie talent_override (with the prefix __Host- over https). It is signed, and scripts can’t read it',
              'To show a developer among them a change on this site, in their session only',
              '30 minutes, or until they end it',
            ],
            [
              'The state of the sidebar',
              'Cookie sidebar:state',
              'It stays open or closed, as they left it',
              '7 days',
            ],
            [
              'A post that is being written',
              'Local storage, staff-draft: the unsaved text. Session storage, staff-draft-tab: which tab it belongs to',
              'An author can reload or crash without losing the text',
              'Until it is saved or discarded',
            ],
            [
              'The account',
              'Database: email, a hash of the password, the role. Log: the user’s number whenever the staff area is opened',
              'To know who may do what',
              'As long as the person runs the site',
            ],
            [
              'Known devices',
              'Database: the user’s number and a hash of the browser’s name',
              'To email the owner when a new device signs in',
              '12 months after the last use',
            ],
            [
              'Local overrides',
              'Database: the user’s and the session’s number, the app, and its address on their own machine',
              'To show a change in their session only, and to refuse a link that was used',
              '12 months',
            ],
            [
              'The log of changes',
              'Database: who changed what and when, as numbers and keys. No names and no addresses',
              'To see who did what, and to notice if someone changes the log',
              'Not deleted, also when the account is closed',
            ],
          ],
        },
      ],
    },
    {
      id: 'your-rights',
      title: 'Your rights, and how fast we answer',
      shortTitle: 'Your rights',
      blocks: [
        {
          kind: 'text',
          paragraphs: [
            'You have these rights wherever you live. Using them is free, and no one is treated worse for it.',
          ],
        },
        {
          kind: 'list',
          style: 'bullets',
          items: [
            {
              title: 'See it',
              text: 'Ask what we store about you, and get a copy in a format that other software can read. If it is technically possible, we send it to another company for you.',
            },
            { title: 'Correct it', text: 'Tell us what is wrong or out of date.' },
            {
              title: 'Delete it',
              text: 'At any time. If a law makes us keep something, we tell you which law.',
            },
            {
              title: 'Object, restrict or withdraw consent',
              text: 'We stop from then on. Anything we did before stays lawful.',
            },
            {
              title: 'Have a person look at it',
              text: 'People make all our decisions. If you think one is wrong, ask for a second look and tell us what we missed.',
            },
            {
              title: 'Let someone act for you',
              text: 'Someone you choose can ask for you. We check with you that they may.',
            },
            {
              title: 'Complain',
              text: 'To the authority where you live, named below. You don’t have to ask us first.',
            },
          ],
        },
        {
          kind: 'table',
          caption: 'How long an answer may take, and who hears complaints',
          columns: ['Where you live', 'Our answer comes within', 'Where you can complain'],
          rows: [
            [
              'Canada',
              '30 days. If the law allows more time, we tell you within the 30 days, with the reason',
              'Office of the Privacy Commissioner of Canada. In Alberta and British Columbia, also the provincial commissioner',
            ],
            ['Quebec', '30 days, in writing', 'Commission d’accès à l’information du Québec'],
            [
              'EU, Iceland, Liechtenstein, Norway',
              'One month. For a complex request, up to two months more, and we tell you within the first month',
              'The data protection authority of the country where you live or work',
            ],
            [
              'United States',
              '45 days. Once, up to 45 days more, and we tell you within the first 45 days',
              'The attorney general of your state. In California, also the California Privacy Protection Agency',
            ],
            ['Anywhere else', '30 days', 'The data protection authority of your country'],
          ],
        },
        {
          kind: 'text',
          paragraphs: [
            'Send a request to the address at the end of this page. If we say no, we say why, and what you can do about it.',
          ],
        },
      ],
    },
    {
      id: 'by-region',
      title: 'What applies in the United States, Canada, Quebec and the EU',
      shortTitle: 'By region',
      blocks: [
        {
          kind: 'pairs',
          pairs: [
            {
              term: 'United States',
              text: 'State privacy laws differ. We give the rights above to people in every state. In the terms of California’s law, we collect identifiers (name, email, phone), professional information (your resume and what you tell us) and, with your consent, internet activity. We don’t sell or share it, so there is nothing to opt out of. We honor the Global Privacy Control signal, and we don’t react to the older Do Not Track signal. If we refuse a request, you can appeal by answering our email, and we look at it again.',
            },
            {
              term: 'Canada',
              text: 'PIPEDA and the laws of the provinces apply. We collect only what a purpose above needs. You can withdraw consent at any time, subject to the law. We send commercial email only with your consent, and each one has a link to unsubscribe.',
            },
            {
              term: 'Quebec',
              text: 'Law 25 asks for a person in charge of personal information: see “Who is responsible” above. You can ask where your data is stored outside Quebec, and for the names of those who can read it. Analytics is off until you turn it on. You can get the data that you gave us in a common computer format, and you can ask us to stop spreading information about you where the law provides for it.',
            },
            {
              term: 'European Union',
              text: 'We recruit for employers in the United States and Canada, and engineers may write to us from the EU. The GDPR’s rights then apply: access, correction, deletion, restriction, portability and objection. No representative in the EU has been named on this site. Send us your request directly.',
            },
          ],
        },
      ],
    },
    {
      id: 'changes',
      title: 'Changes to this policy',
      blocks: [
        {
          kind: 'text',
          paragraphs: [
            'We change this page when the software or the law changes. The date at the top is the date of the last change. We don’t use data that we already have for a new purpose unless you agree.',
            'If something here does not match what you see in your browser, please tell us: one of the two is a mistake. How we handle applications is in the [questions and answers](/ai-staffing-faq). Found a security problem? [Report it to us](/responsible-disclosure).',
          ],
        },
      ],
    },
  ],
  related: [
    {
      label: 'Questions and answers',
      to: '/ai-staffing-faq',
      text: 'Fees, timing, contracts, and what happens to your resume.',
    },
    {
      label: 'About us',
      to: '/about-ai-talent-experts',
      text: 'How we vet, and what we don’t do with what people tell us.',
    },
    {
      label: 'Sitemap',
      to: '/sitemap',
      text: 'All pages, sorted by what you need.',
    },
  ],
  closing: {
    title: 'A question that is not about data?',
    text: 'Fees, timing, vetting and applications: the most common questions have short answers.',
    action: { label: 'See questions and answers', to: '/ai-staffing-faq' },
  },
};
