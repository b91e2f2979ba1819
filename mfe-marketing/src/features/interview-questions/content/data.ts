import type { QuestionTopic } from './interview-question';

export const dataTopic: QuestionTopic = {
  id: 'data',
  title: 'Data and labels',
  questions: [
    {
      question: 'A colleague’s model scores 0.99 on the first try. What do you check?',
      answer:
        'Suspicion comes before praise. Leakage is the first suspect: a column filled in after the outcome, duplicates on both sides of the split, several rows of one customer divided between training and test, scaling fitted on everything. Then the metric itself, since 99 per cent accuracy is nothing where one case in a hundred is positive. Strong candidates propose a quick experiment, such as dropping the most important feature or splitting by time, and remember a case of their own.',
      roles: ['machine-learning-engineer', 'data-scientist'],
    },
    {
      question: 'How do you split data when the same customer appears in many rows?',
      answer:
        'By customer, so that nobody stands on both sides, and by time as well if the model will predict the future. The reason matters more than the recipe: the split has to imitate the situation in which the model will be used. A thoughtful reply mentions what this does to the size of the test set, how to keep rare classes present, and that a product which only ever meets known customers may justify a different choice.',
      roles: ['machine-learning-engineer', 'data-scientist'],
    },
    {
      question: 'Some labels are wrong. How would you find out how many, and what would you do?',
      answer:
        'Take a random sample, have two people label it independently, and compare: with each other, then with what is stored. That separates carelessness from genuine ambiguity. To find more cheaply, look where a cross-validated model disagrees confidently with its label. Fixing the test set has priority, for without it no improvement can be seen. Retraining on corrected data comes after, and sometimes the definition of the class is what needs correcting.',
      roles: [
        'machine-learning-engineer',
        'data-scientist',
        'computer-vision-engineer',
        'nlp-engineer',
      ],
    },
    {
      question: 'A feature is missing for a third of the rows. What are your options?',
      answer:
        'First find out why it is missing, because absence is often information: a test that the doctor did not order, a field added to the form last year. Options are a model that handles gaps, imputation with an indicator column, a separate model, or leaving the feature out. Whatever is chosen has to be possible at prediction time too. Someone experienced asks whether the gap will still be there next month and who could close it.',
      roles: ['data-scientist', 'machine-learning-engineer'],
    },
    {
      question: 'Your positives are one in ten thousand. How do you proceed?',
      answer:
        'Not by balancing the classes at once. Choose a metric that sees the problem, such as precision at the number of cases which people can review per day. Keep the test set at its natural rate. Then consider weights, sampling of negatives with probabilities corrected afterwards, or a two-stage design with a cheap filter in front. Good candidates ask how the positives were found, since cases that nobody looked for are labelled negative.',
      roles: ['machine-learning-engineer', 'data-scientist'],
    },
    {
      question: 'When is a rule better than a model?',
      answer:
        'When the rule is known, stable, short and has to be explained to an auditor; when there is no data yet; or when a mistake must be traceable to a sentence. Rules are also the baseline against which a model earns its keep, and the guard around it afterwards. Listen for an example in which the candidate removed a model, or declined to build one, and for what it saved in maintenance.',
      roles: ['machine-learning-engineer', 'data-scientist', 'nlp-engineer'],
    },
    {
      question: 'How would you decide that two data sources can be joined?',
      answer:
        'By looking at keys, clocks and meaning, in that order. Are the keys unique where they should be, and how many rows find no partner? Is the second source available at the moment of prediction or only at night? Does “customer” denote a person in one and a household in the other? An answer from experience includes counting rows before and after, and inspecting the unmatched ones, which are seldom a random selection.',
      roles: ['data-scientist', 'machine-learning-engineer', 'mlops-engineer'],
    },
  ],
};
