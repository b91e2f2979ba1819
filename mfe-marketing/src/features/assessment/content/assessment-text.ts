import type { Verdict } from '@talent/functions/assessment/attempt';
import type { AssessmentProblem } from '../api/call-assessment';

const count = (many: number, one: string, more: string): string =>
  `${many} ${many === 1 ? one : more}`;

/** Words of the assessment itself. The text of its page is in `assessment.ts`. */
export const assessmentText = {
  noScript:
    'The assessment needs JavaScript: it shows one question at a time and keeps your answers in this browser. Please turn it on for this site, or read below what it covers.',
  choose: {
    title: 'Choose your role and begin',
    lede: '18 questions, about 25 minutes. No sign-up: you get your result right away.',
    role: 'Your role',
    timer: 'Show a timer of 25 minutes (it never cuts you off)',
    start: 'Start the assessment',
    starting: 'Choosing questions…',
    missing: 'Choose a role first.',
  },
  opening: 'Loading the result',
  /** Title of the window's content while an attempt is under way. */
  running: 'AI skills assessment',
  leave: 'Save and leave',
  paused: {
    title: 'Your attempt is saved',
    text: (done: number, all: number) =>
      `${done} of ${all} questions are answered. This browser keeps the answers for 24 hours from the start.`,
    resume: 'Continue',
  },
  resumed: 'Welcome back. Your answers are still here.',
  question: (number: number) => `Question ${number}`,
  step: (number: number, all: number) => `Question ${number} of ${all}`,
  answered: (done: number, all: number) => `${done} of ${all} answered`,
  progress: 'Answered questions',
  difficulty: { 1: 'Everyday', 2: 'Experience', 3: 'Depth' },
  hint: {
    single: 'Choose one answer.',
    code: 'Read the code and choose one answer.',
    multiple: 'Choose every answer that applies. Wrong choices subtract points.',
    order:
      'Put the steps in the right order, with the first at the top. Drag a step by its handle, press arrow keys on the handle, or use the buttons.',
  },
  code: 'Code to read',
  keys: {
    on: (many: number) => `Keys 1 to ${many} choose an answer.`,
    off: 'Number keys are off.',
    turnOff: 'Turn number keys off',
    turnOn: 'Turn number keys on',
    chosen: (key: number, text: string, isOn: boolean) =>
      `${key} ${isOn ? 'chosen' : 'taken back'}: ${text}`,
  },
  order: {
    grip: (text: string) => `Move with arrow keys: ${text}`,
    up: (text: string) => `Move up: ${text}`,
    down: (text: string) => `Move down: ${text}`,
    moved: (text: string, place: number, all: number) => `${text}: now ${place} of ${all}.`,
    stays: (text: string, isFirst: boolean) => `${text}: already ${isFirst ? 'first' : 'last'}.`,
    untouched: 'Not answered yet. The steps are in random order until you move one.',
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
      `${count(many, 'question has', 'questions have')} no answer yet and will count as 0. You can still finish.`,
    open: 'Not answered:',
    submit: 'Finish and see the result',
    sending: 'Scoring…',
    again: 'Try again',
    once: 'We score an attempt once. You can’t change answers after that.',
  },
  timer: {
    left: 'Time left',
    show: 'Show the timer',
    hide: 'Turn the timer off',
    five: 'Five minutes left.',
    one: 'One minute left.',
    over: 'The 25 minutes are over. Take the time you need. Every answer still counts.',
  },
  problems: {
    offline: {
      title: 'The connection was lost',
      text: 'Your answers are safe in this browser. We send them when you are back online, or you can try again now.',
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
      text: 'It can no longer be scored. Start a new one, with new questions.',
    },
    unknown: {
      title: 'There is no such result',
      text: 'The link may be incomplete, or the result was deleted. We keep unsaved results for 30 days.',
    },
    invalid: {
      title: 'The answers could not be read',
      text: 'Please reload the page and try again. Your answers are still here.',
    },
  } satisfies Record<Exclude<AssessmentProblem, 'outdated'>, { title: string; text: string }>,
  startOver: 'Start a new attempt',
  result: {
    title: 'Your result',
    total: (points: string, possible: number) => `${points} of ${possible} points`,
    taken: (role: string, day: string) => `${role}, taken on ${day}`,
    skills: 'By skill',
    skillsNote:
      'With three questions per skill, this shows a direction and is not a measurement. Start reading with your lowest skill.',
    squares: 'Each square is a question, filled by the points for it.',
    read: 'Read next:',
    points: (points: string, possible: number) => `${points} of ${possible}`,
    answers: 'Every question, with the reason for its answer',
    /** Of folded questions, by how many there are. */
    groups: {
      open: (many: number) => `Look at these again (${many})`,
      right: (many: number) => `Right (${many})`,
    },
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
    download: 'Download your result',
    downloadNote: 'Your browser makes both files. The page is made for printing.',
    asPage: 'Download as a page',
    asText: 'Download as text',
    fileName: 'skills-assessment',
  },
  share: {
    title: 'Share the result',
    note: 'A picture of the score by skill. It has no name, no date and no answers, and your browser makes it.',
    role: (role: string) => `AI skills assessment, ${role}`,
    caption: 'Each square is a question, filled by the points for it.',
    make: 'Make a picture',
    making: 'Drawing the picture …',
    download: 'Download picture (PNG)',
    share: 'Share picture …',
    failed: 'This browser could not draw the picture. The result above says the same.',
    notShared: 'The picture was not shared. You can download it instead.',
    fileName: 'ai-skills-assessment.png',
  },
  save: {
    title: 'Save this result',
    missing:
      'The form that saves this result could not be loaded. Reload the page to try again. Your result stays here.',
    lede: 'Optional. We send you one email with a link that opens this result again.',
  },
} as const;
