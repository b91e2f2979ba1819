import type { QuestionTopic } from './interview-question';

export const visionTopic: QuestionTopic = {
  id: 'vision',
  title: 'Images and video',
  questions: [
    {
      question:
        'A detector works on your test images and fails at the customer’s site. What do you suspect?',
      answer:
        'The camera before the network: lens, exposure, compression, mounting height, night, dirt. Then preprocessing that differs between training and device, such as color order, resizing or normalization. Then content: other uniforms, other packaging, other seasons. The next step is to collect a few hundred frames from that site, look at them and sort the failures by cause. Candidates who have worked on a factory floor ask about the light within the first minute.',
      roles: ['computer-vision-engineer'],
    },
    {
      question: 'How do you split video data into training and test sets?',
      answer:
        'By recording, better by camera or site, never by frame. Frames next to each other are near copies, so a random split only measures memory. If the product will meet new sites, hold out whole sites, even when few of them remain. Ask how the candidate would report uncertainty then, because five sites are five observations no matter how many frames they contain. Near duplicates across recordings, such as a fixed background, need a check of their own.',
      roles: ['computer-vision-engineer'],
    },
    {
      question: 'Which augmentations would you refuse here, and why?',
      answer:
        'Augmentation states what does not matter. Horizontal flips ruin text, road signs and left-right anatomy. Color jitter destroys the cue if the class is ripeness or rust. A crop can remove the defect and keep its label. A good answer derives the list from the physics of the scene and suggests looking at fifty augmented samples. Where real variation is cheap, for example by moving the lamp, the candidate collects it instead.',
      roles: ['computer-vision-engineer', 'machine-learning-engineer'],
    },
    {
      question: 'Explain mean average precision to a plant manager.',
      answer:
        'The manager should not have to know it. Translate it: “At a setting with two false alarms per shift, the system finds this many defects out of a hundred, and here are pictures of the ones it misses.” The candidate should know what the curve summarizes, how the overlap threshold changes it, and that the average can rise because of classes you do not care about. The skill is to move between both descriptions.',
      roles: ['computer-vision-engineer', 'data-scientist'],
    },
    {
      question: 'The model must run on a small device at thirty frames a second. How do you plan?',
      answer:
        'Start on the device, with a stand-in model of roughly the right size, to learn what is feasible: memory, heat after ten minutes, supported operators, time for decoding and drawing. Choose architecture and resolution within that budget. Then quantize with calibration images from the field, compare quality per class, and consider skipping frames or tracking between detections. A candidate who trains the best model first and asks later how to shrink it has probably not done this before.',
      roles: ['computer-vision-engineer', 'mlops-engineer'],
    },
    {
      question:
        'You have ten thousand unlabeled images and money to label five hundred. Which ones?',
      answer:
        'Choose some at random, always, for an unbiased test set. For training, remove near duplicates with embeddings and cover all clusters, sites and conditions. Then add images on which a first model is unsure or contradicts itself between neighboring frames. Label in two rounds rather than one, because the first round shows what the guide forgot. A good candidate asks how long one label takes, because masks and boxes differ greatly in cost.',
      roles: ['computer-vision-engineer', 'machine-learning-engineer'],
    },
  ],
};
