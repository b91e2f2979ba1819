import type { QuestionTopic } from './interview-question';

export const productionTopic: QuestionTopic = {
  id: 'production',
  title: 'Production and operations',
  questions: [
    {
      question: 'A model was fine yesterday and is wrong today. Nothing was deployed. What now?',
      answer:
        'Protect users first: fall back to the previous version or to a rule if the harm is real. Then look upstream, because something did change: a schema, a unit, a time zone, an expired token that turned a feature into nulls, a vendor’s model behind an unchanged name. Compare today’s input distributions with last week’s, feature by feature. A complete answer ends with the check that would have raised an alarm, and with who would have received it.',
      roles: ['mlops-engineer', 'machine-learning-engineer'],
    },
    {
      question: 'How do you deploy a new model version without betting the day on it?',
      answer:
        'Shadow it on real traffic and compare outputs, then a small share of users, then more, with a stated condition for going on and for going back. Rolling back has to be one action that was rehearsed, and it must take the feature code along, as old weights with new features are a third, untested system. Ask which signal would stop the roll-out within ten minutes, given that labels arrive weeks later.',
      roles: ['mlops-engineer', 'machine-learning-engineer'],
    },
    {
      question: 'What do you monitor when true labels arrive after a month?',
      answer:
        'What is available at once: input distributions, share of missing values, distribution of scores, rate of fallbacks, latency, disagreement with a simpler model. Add a small stream of cases labelled quickly by people, and proxies such as corrections or complaints. Alarms need an owner and an action, otherwise they are muted within two weeks. Thoughtful candidates point out that drift in inputs does not prove harm, and that harm can come without it.',
      roles: ['mlops-engineer', 'machine-learning-engineer', 'data-scientist'],
    },
    {
      question: 'Where do training and serving features drift apart, and how do you prevent it?',
      answer:
        'Two implementations of one definition, a join that looks into the future, defaults that differ, aggregates that are daily in one place and live in the other, text normalised by different library versions. Prevention: one piece of code for both, or features logged at serving time and trained on as logged. Detection: recompute a sample offline every day and compare. Mention of point-in-time correctness shows that somebody has been burnt.',
      roles: ['mlops-engineer', 'machine-learning-engineer'],
    },
    {
      question: 'Serving is too slow and too expensive. What do you try, in which order?',
      answer:
        'Measure where the time goes, for often it is the feature lookup and not the model. Then batch requests, cache repeated ones, choose the right instance, and move work out of the request. After that come quantisation, a compiled runtime, distillation, a cascade in which a small model answers the easy majority. Each step is checked against quality on slices, not only on average. Someone who asks for the latency budget before answering gets extra credit.',
      roles: ['mlops-engineer', 'machine-learning-engineer', 'generative-ai-engineer'],
    },
    {
      question: 'Who should be woken at night by a model, and by what?',
      answer:
        'Whoever can do something about it. Pages are for user-visible harm with a known first action: errors, latency, a fallback rate beyond a limit. Slow decay belongs on a dashboard and into a weekly review. A good reply describes a runbook which a non-specialist can follow, ending in a safe state, and reveals whether the candidate has been on call: they talk about alarms they deleted.',
      roles: ['mlops-engineer'],
    },
    {
      question: 'How would you let twenty data scientists deploy without you?',
      answer:
        'A paved road with few choices: a template, a registry, automated checks, one command, and defaults for logging and alarms. Make the right thing easier than the wrong one, and allow leaving the road with a named owner. Start from the two deployments that hurt most, instead of from a platform on a slide. Signs of experience are a measure of success, such as days from trained to live, and respect for why people work around tools.',
      roles: ['mlops-engineer'],
    },
    {
      question: 'Which secrets and supply-chain risks are particular to machine-learning systems?',
      answer:
        'Serialised models that run code when loaded, weights and data sets from strangers, notebooks with tokens in their output, broad storage permissions because training “needs everything”, and dependencies installed at start-up. Countermeasures: safe formats, pinned and mirrored sources, short-lived credentials per job, scanning of artefacts, and separate identities for training and serving. The better answers also treat training data as an input that an attacker may write to.',
      roles: ['mlops-engineer', 'generative-ai-engineer', 'machine-learning-engineer'],
    },
  ],
};
