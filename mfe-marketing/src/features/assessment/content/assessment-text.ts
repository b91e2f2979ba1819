import type { Verdict } from '@talent/api/assessment/attempt';
import type { AssessmentProblem } from '../api/call-assessment';

const count = (many: number, one: string, more: string): string =>
  `${many} ${many === 1 ? one : more}`;

/** Words of the assessment itself; the page around it is in `assessment-page.ts`. */
export const assessmentText = {
  noScript:
    'The assessment needs JavaScript: it shows one question at a time and keeps your answers in this browser. Please turn it on for this site, or read below what is asked.',
  choose: {
    title: 'Choose your role and begin',
    lede: '18 questions, about 25 minutes. Nothing to register for: you get the result at once.',
    role: 'Which role are you assessing?',
    timer: 'Show a timer of 25 minutes (it never cuts you off)',
    start: 'Start the assessment',
    starting: 'Choosing questions…',
    missing: 'Choose a role first.',
  },
  opening: 'Fetching the result',
  resumed: 'Welcome back. Your answers are as you left them.',
  question: (number: number) => `Question ${number}`,
  step: (number: number, all: number) => `Question ${number} of ${all}`,
  answered: (done: number, all: number) => `${done} of ${all} answered`,
  progress: 'Answered questions',
  difficulty: { 1: 'Everyday', 2: 'Experience', 3: 'Depth' },
  hint: {
    single: 'Choose one answer.',
    code: 'Read the code and choose one answer.',
    multiple: 'Choose every answer that applies. A wrong one costs what a right one gives.',
    order: 'Move the steps into the right order, first at the top.',
  },
  code: 'Code to read',
  order: {
    up: (text: string) => `Move up: ${text}`,
    down: (text: string) => `Move down: ${text}`,
    moved: (text: string, place: number, all: number) => `${text}: now ${place} of ${all}.`,
    stays: (text: string, isFirst: boolean) => `${text}: already ${isFirst ? 'first' : 'last'}.`,
    untouched: 'Not answered yet: the steps stand in a random order until you move one.',
  },
  back: 'Previous',
  next: 'Next',
  toReview: 'Review answers',
  map: 'All questions',
  mapEntry: (number: number, isAnswered: boolean) =>
    `Question ${number}, ${isAnswered ? 'answered' : 'not answered'}`,
  review: {
    title: 'Before you finish',
    complete: 'Every question has an answer. You can still go back and change any of them.',
    missing: (many: number) =>
      `${count(many, 'question has', 'questions have')} no answer yet and would count as 0. You can finish all the same.`,
    open: 'Not answered:',
    submit: 'Finish and see the result',
    sending: 'Scoring…',
    again: 'Try again',
    once: 'An attempt is scored once; afterwards its answers cannot be changed.',
  },
  timer: {
    left: 'Time left',
    show: 'Show the timer',
    hide: 'Turn the timer off',
    five: 'Five minutes left.',
    one: 'One minute left.',
    over: 'The 25 minutes are over. Take the time you need: nothing is cut off, and every answer still counts.',
  },
  problems: {
    offline: {
      title: 'The connection was lost',
      text: 'Your answers are safe in this browser. They are sent by themselves when the connection is back, or try again now.',
    },
    limited: {
      title: 'Too many attempts from here',
      text: 'Please wait an hour, then start again.',
    },
    unavailable: {
      title: 'The service did not answer',
      text: 'Nothing is lost. Please try again in a moment.',
    },
    expired: {
      title: 'This attempt is more than a day old',
      text: 'It cannot be scored any more. Start a new one: it has new questions.',
    },
    unknown: {
      title: 'There is no such result',
      text: 'The link may be incomplete, or the result has been deleted: unsaved results are kept for 30 days.',
    },
    invalid: {
      title: 'The answers could not be read',
      text: 'Please reload the page and try again; what you have answered is still there.',
    },
  } satisfies Record<AssessmentProblem, { title: string; text: string }>,
  startOver: 'Start a new attempt',
  result: {
    title: 'Your result',
    total: (points: string, possible: number) => `${points} of ${possible} points`,
    taken: (role: string, day: string) => `${role}, taken on ${day}`,
    skills: 'By skill',
    skillsNote:
      'Three questions for each skill: a direction, not a measurement. A skill with one point is worth an evening of reading.',
    points: (points: string, possible: number) => `${points} of ${possible}`,
    answers: 'Every question, and why',
    verdicts: {
      right: 'Right',
      partial: 'Partly right',
      wrong: 'Not right',
      unanswered: 'Not answered',
    } satisfies Record<Verdict, string>,
    yours: 'Your answer',
    rightOne: 'Right answer',
    rightOrder: 'The right order',
    yourOrder: 'Your order',
    why: 'Why',
    download: 'Take it with you',
    downloadNote: 'Both files are made in your browser. The page prints well.',
    asPage: 'Download as a page',
    asText: 'Download as text',
    fileName: 'skills-assessment',
  },
  save: {
    title: 'Keep this result',
    lede: 'Optional. We mail you a summary with a link that opens this result again.',
    email: 'E-mail',
    submit: 'Send me the link',
    sent: {
      title: 'Your result is kept',
      next: [
        'A mail with the link is on its way. Nothing there after some minutes? Look into the folder for unwanted mail.',
      ],
    },
  },
} as const;
