import type { QuestionTopic } from './interview-question';

export const trainingTopic: QuestionTopic = {
  id: 'training',
  title: 'Training and debugging',
  questions: [
    {
      question: 'The training loss does not fall. Walk me through your first half hour.',
      answer:
        'Overfit a single batch; if that fails, the fault is in code and not in data. Look at the inputs exactly as the network receives them, decoded back into pictures or words, with their labels. Check that gradients are non-zero and finite, that the learning rate is in a sane range, that the loss matches the output layer, and that layers are not frozen by accident. Order is what counts here: cheap, decisive checks first, a different architecture last.',
      roles: ['machine-learning-engineer', 'computer-vision-engineer', 'nlp-engineer'],
    },
    {
      question:
        'Validation loss rises while validation accuracy still improves. Is something wrong?',
      answer:
        'Not necessarily. Accuracy looks only at which class wins; the loss also punishes confidence in the wrong ones. A network that grows overconfident makes the same or fewer mistakes but pays more for each. Whether to stop depends on the use: for a ranking or a hard decision perhaps not, for probabilities yes. Possible measures are temperature scaling, label smoothing or earlier stopping. The candidate should want to see which examples drive the loss.',
      roles: ['machine-learning-engineer', 'data-scientist'],
    },
    {
      question: 'Gradient boosting or a neural network for this table?',
      answer:
        'On a table of moderate size with mixed columns, boosted trees are the honest default: little preparation, fast, strong. Networks become interesting with text or images beside the columns, very many categories whose similarity matters, several outputs that share structure, or a need for continuous updating. A convincing answer names the baseline first, mentions inference constraints and the team’s ability to maintain the result, and does not sneer at either.',
      roles: ['machine-learning-engineer', 'data-scientist'],
    },
    {
      question: 'You have one GPU and the batch does not fit. What do you do?',
      answer:
        'In rising order of effort: smaller batch with accumulated gradients, mixed precision, activation checkpointing, shorter sequences or smaller crops, an optimiser with less state, parameter-efficient fine-tuning, offloading. Each has a price in speed, in batch statistics or in quality, and good candidates name it unasked. Before all that they measure where memory goes, because a forgotten list of undetached losses has eaten many gigabytes.',
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
        'Version the code, the configuration, the data (by hash, not by file name) and the environment; fix seeds; log all of it with the resulting model. Bit-for-bit equality on accelerators costs speed and is rarely needed. What is needed is that a colleague obtains a result within the noise, and that the noise is known from several seeds. Regulated fields may require more. Practical people mention the notebook cell that was run twice.',
      roles: ['machine-learning-engineer', 'mlops-engineer', 'data-scientist'],
    },
    {
      question: 'Distributed training is slower with eight GPUs than with four. Where do you look?',
      answer:
        'Profile before guessing. The usual culprits: data loading that cannot keep up, gradients exchanged over a slow link, a batch per device that became too small to fill it, one straggling worker for which all others wait, or frequent evaluation and checkpointing on rank zero. Answers that begin with utilisation over time and with the share of communication per step come from practice. Asking whether the run needs eight at all is worth a point.',
      roles: ['machine-learning-engineer', 'mlops-engineer', 'generative-ai-engineer'],
    },
  ],
};
