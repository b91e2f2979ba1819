import type { QuestionTopic } from './interview-question';

export const dataTopic: QuestionTopic = {
  id: 'data',
  title: 'Data and labels',
  questions: [
    {
      question: 'A colleague’s model scores 0.99 on the first try. What do you check?',
      answer:
        'A good candidate gets suspicious before they get excited. The first suspect is leakage: a column filled in after the outcome, duplicates on both sides of the split, rows of one customer in both training and test, or scaling fitted on all the data. The second is the metric, because 99% accuracy means nothing when one case in a hundred is positive. Strong candidates suggest a quick experiment, such as dropping the most important feature or splitting by time, and remember a case of their own.',
      roles: ['machine-learning-engineer', 'data-scientist'],
    },
    {
      question: 'How do you split data when the same customer appears in many rows?',
      answer:
        'By customer, so that no customer is in both parts. Also by time, if the model will predict the future. The reason matters more than the recipe: the split has to imitate how the model will be used. A thoughtful answer mentions what this does to the size of the test set and how to keep rare classes in it. It also says that a product which only ever meets known customers may justify a different choice.',
      roles: ['machine-learning-engineer', 'data-scientist'],
    },
    {
      question: 'Some labels are wrong. How would you find out how many, and what would you do?',
      answer:
        'Take a random sample and have two people label it independently. Compare their labels with each other, then with the stored ones. That separates carelessness from real ambiguity. To find more errors at low cost, look where a cross-validated model confidently disagrees with its label. Fix the test set first, because without it no improvement can be seen. Then retrain on corrected data. Sometimes the definition of the class is what needs correcting.',
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
        'First find out why it is missing, because absence often carries information: a test the doctor did not order, or a field that was added to the form last year. The options are a model that handles gaps, imputation with an indicator column, a separate model, or leaving the feature out. The choice must also work at prediction time. An experienced candidate asks whether the gap will still be there next month, and who could close it.',
      roles: ['data-scientist', 'machine-learning-engineer'],
    },
    {
      question: 'One case in ten thousand is positive. How do you proceed?',
      answer:
        'Do not start by balancing the classes. Choose a metric that reflects the problem, such as precision among as many cases as people can review in a day. Keep the test set at its natural rate. Then consider class weights, sampling of negatives with probabilities corrected later, or a cheap filter in front of a second model. Good candidates ask how the positives were found, because cases that nobody checked are labeled negative.',
      roles: ['machine-learning-engineer', 'data-scientist'],
    },
    {
      question: 'When is a rule better than a model?',
      answer:
        'When the rule is known, stable and short. When it has to be explained to an auditor, when there is no data yet, or when each mistake must be traceable to one sentence. A rule is also the baseline that a model has to beat, and the safeguard around it later. Listen for an example in which the candidate removed a model or declined to build one, and for the maintenance it saved.',
      roles: ['machine-learning-engineer', 'data-scientist', 'nlp-engineer'],
    },
    {
      question: 'How do you decide whether two data sources can be joined?',
      answer:
        'Look at keys, timing and meaning, in that order. Are the keys unique where they should be, and how many rows find no match? Is the second source available at the moment of prediction, or only at night? Does “customer” mean a person in one source and a household in the other? Experienced candidates count rows before and after the join, and look at the unmatched rows, which are rarely a random selection.',
      roles: ['data-scientist', 'machine-learning-engineer', 'mlops-engineer'],
    },
  ],
};
