import type { QuestionTopic } from './interview-question';

export const trainingTopic: QuestionTopic = {
  id: 'training',
  title: 'Training and debugging',
  questions: [
    {
      question: 'The training loss does not fall. What do you do in the first half hour?',
      answer:
        'Overfit a single batch. If that fails, the fault is usually in the code rather than the data. Look at the inputs exactly as the network receives them, decoded back into images or words, with their labels. Check that gradients are finite and not zero, that the learning rate is sane, that the loss matches the output layer, and that no layer is frozen by accident. The order counts here: cheap, decisive checks come first, and a different architecture comes last.',
      roles: ['machine-learning-engineer', 'computer-vision-engineer', 'nlp-engineer'],
    },
    {
      question:
        'Validation loss rises while validation accuracy still improves. Is something wrong?',
      answer:
        'Not necessarily. Accuracy only looks at which class wins, while the loss also punishes confidence in the wrong one. A network that grows overconfident may make fewer mistakes and still pay more for each. Whether to stop depends on the use. For a ranking or a hard decision perhaps not; for probabilities, yes. Remedies include temperature scaling, label smoothing and earlier stopping. Good candidates want to see which examples drive the loss.',
      roles: ['machine-learning-engineer', 'data-scientist'],
    },
    {
      question: 'Gradient boosting or a neural network for this table?',
      answer:
        'On a table of moderate size with mixed columns, boosted trees are the default: little preparation, fast, strong. Networks become interesting when there is text or images beside the columns, when a column has very many categories with similarities between them, when several outputs share structure, or when the model must be updated continuously. A convincing answer names the baseline first. It mentions inference limits and whether the team can maintain the result, and it dismisses neither.',
      roles: ['machine-learning-engineer', 'data-scientist'],
    },
    {
      question: 'You have one GPU and the batch does not fit. What do you do?',
      answer:
        'In order of effort: a smaller batch with accumulated gradients, mixed precision, activation checkpointing, shorter sequences or smaller crops, an optimizer with less state, parameter-efficient fine-tuning, offloading. Each has a price in speed, in batch statistics or in quality, and good candidates name it unasked. Before any of that, they measure where the memory goes. A list of losses that were never detached from the graph can take up gigabytes.',
      roles: [
        'machine-learning-engineer',
        'computer-vision-engineer',
        'nlp-engineer',
        'generative-ai-engineer',
      ],
    },
    {
      question: 'How do you make a training run reproducible, and how far would you go?',
      answer:
        'Version the code, the configuration, the environment and the data, the last by hash rather than by file name. Fix the seeds and log all of it with the model. Bit-for-bit equality on accelerators costs speed and is rarely needed. What a team needs is that a colleague gets a result within the noise, and that several seeds show how large the noise is. Regulated fields may require more. Practical candidates mention the notebook cell that was run twice.',
      roles: ['machine-learning-engineer', 'mlops-engineer', 'data-scientist'],
    },
    {
      question: 'Distributed training is slower with eight GPUs than with four. Where do you look?',
      answer:
        'Profile before you guess. The usual causes are data loading that cannot keep up, gradients exchanged over a slow link, and a batch per device that is too small to fill it. Others are one slow worker that all the others wait for, or frequent evaluation and checkpointing on one process. Candidates with practice start with utilization over time and the share of each step spent on communication. It is a good sign if they ask whether the run needs eight GPUs at all.',
      roles: ['machine-learning-engineer', 'mlops-engineer', 'generative-ai-engineer'],
    },
  ],
};
