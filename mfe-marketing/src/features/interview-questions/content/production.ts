import type { QuestionTopic } from './interview-question';

export const productionTopic: QuestionTopic = {
  id: 'production',
  title: 'Production and operations',
  questions: [
    {
      question: 'A model was fine yesterday and is wrong today. Nothing was deployed. What now?',
      answer:
        'Protect users first: if the harm is real, fall back to the previous version or to a rule. Then look upstream, because something did change. It may be a schema, a unit, a time zone, an expired token that turned a feature into nulls, or a vendor’s model behind an unchanged name. Compare today’s input distributions with last week’s, feature by feature. A complete answer ends with the check that would have raised an alert, and who would have received it.',
      roles: ['mlops-engineer', 'machine-learning-engineer'],
    },
    {
      question: 'How do you deploy a new model version safely?',
      answer:
        'Run it in shadow on real traffic and compare outputs. Then give it a small share of users, then more, with stated conditions for going on and for going back. Rolling back must be one rehearsed action. It must include the feature code, because old weights with new features are a third, untested system. As a follow-up, ask which signal would stop the rollout within ten minutes when labels arrive weeks later.',
      roles: ['mlops-engineer', 'machine-learning-engineer'],
    },
    {
      question: 'What do you monitor when true labels arrive after a month?',
      answer:
        'Whatever is available at once: input distributions, share of missing values, distribution of scores, fallback rate, latency, disagreement with a simpler model. Add a small stream of cases that people label quickly, and proxies such as corrections or complaints. Every alert needs an owner and an action, or the team will mute it. Thoughtful candidates point out that drift in the inputs does not prove harm, and that harm can come without drift.',
      roles: ['mlops-engineer', 'machine-learning-engineer', 'data-scientist'],
    },
    {
      question: 'Where do training and serving features drift apart, and how do you prevent it?',
      answer:
        'Two implementations of one definition, a join that looks into the future, and different defaults. Aggregates that are daily in one place and live in the other. Text normalized by different library versions. To prevent it, use one piece of code for both, or log features at serving time and train on the log. To detect it, recompute a sample offline every day and compare. Candidates who mention point-in-time correctness have usually met this problem themselves.',
      roles: ['mlops-engineer', 'machine-learning-engineer'],
    },
    {
      question: 'Serving is too slow and too expensive. What do you try, and in which order?',
      answer:
        'Measure where the time goes, because often it is the feature lookup and not the model. Then batch requests, cache repeated ones, choose the right instance, and move work out of the request. After that come quantization, a compiled runtime, distillation, or a small model that answers the easy majority. Check each step against quality on slices, not only on average. It is a good sign if the candidate asks for the latency budget before answering.',
      roles: ['mlops-engineer', 'machine-learning-engineer', 'generative-ai-engineer'],
    },
    {
      question: 'Who should be called at night about a model, and for what?',
      answer:
        'Someone who can do something about it. Night alerts are for harm that users see and that has a known first action: errors, latency, or a fallback rate above a limit. Slow decay belongs on a dashboard and in a weekly review. A good answer describes a runbook that a non-specialist can follow and that ends in a safe state. It also shows whether the candidate has been on call, because they talk about alerts they deleted.',
      roles: ['mlops-engineer'],
    },
    {
      question: 'How would you let twenty data scientists deploy without you?',
      answer:
        'Build one standard path with few choices: a template, a registry, automated checks, one command, and defaults for logging and alerts. Make the right way easier than the wrong one, and let a team leave the path if it names an owner. Start with the two deployments that hurt most, not with a platform on a slide. Experienced candidates measure success, for example in days from trained to live, and respect the reasons why people work around tools.',
      roles: ['mlops-engineer'],
    },
    {
      question: 'Which security and supply-chain risks are specific to machine learning systems?',
      answer:
        'Serialized models that run code when loaded. Weights and data sets from unknown sources. Notebooks with tokens in their output, broad storage permissions because training “needs everything”, and dependencies installed at startup. The answers are safe formats, pinned and mirrored sources, short-lived credentials per job, scanning of artifacts, and separate identities for training and serving. Better candidates also treat training data as an input that an attacker may be able to write to.',
      roles: ['mlops-engineer', 'generative-ai-engineer', 'machine-learning-engineer'],
    },
  ],
};
