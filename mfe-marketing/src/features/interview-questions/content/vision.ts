import type { QuestionTopic } from './interview-question';

export const visionTopic: QuestionTopic = {
  id: 'vision',
  title: 'Images and video',
  questions: [
    {
      question:
        'A detector works on your test images and fails at the customer’s site. What do you suspect?',
      answer:
        'The camera before the network: lens, exposure, compression, mounting height, night, dirt. Then preprocessing that differs between training and device, such as colour order, resizing or normalisation. Then content: other uniforms, other packaging, seasons. The way forward is a few hundred frames from that site, looked at by eye, sorted by cause. Candidates who have been on a factory floor ask about light within the first minute.',
      roles: ['computer-vision-engineer'],
    },
    {
      question: 'How do you split video data into training and test sets?',
      answer:
        'By recording, better by camera or site, never by frame: neighbouring frames are near copies, and a random split measures memory. If the product will meet new sites, whole sites must be held out, even when that leaves few of them. Say how you would report uncertainty then, since five sites are five observations however many frames they contain. Near duplicates across recordings, such as a fixed background, deserve a check of their own.',
      roles: ['computer-vision-engineer'],
    },
    {
      question: 'Which augmentations would you refuse here, and why?',
      answer:
        'Augmentation is a statement about what does not matter. Horizontal flips ruin text, road signs and left-right anatomy. Colour jitter destroys the cue if ripeness or rust is the class. Crops can remove the defect and keep its label. A good reply derives the list from the physics of the scene, proposes looking at fifty augmented samples by eye, and prefers collecting real variation where that is cheap, for instance by moving the lamp.',
      roles: ['computer-vision-engineer', 'machine-learning-engineer'],
    },
    {
      question: 'Explain mean average precision to a plant manager.',
      answer:
        'They should not have to know it. The useful translation: at a setting that raises two false alarms per shift, the system finds so many defects of a hundred, and here are pictures of the ones it misses. Internally the candidate should know what the curve summarises, how the overlap threshold changes it, and that a rise in the average may come entirely from classes of no interest. Being able to move between both descriptions is the skill.',
      roles: ['computer-vision-engineer', 'data-scientist'],
    },
    {
      question: 'The model must run on a small device at thirty frames a second. How do you plan?',
      answer:
        'Begin on the device, with a stub of roughly the right size, to learn what is feasible: memory, heat after ten minutes, supported operators, time for decoding and for drawing. Choose architecture and resolution from that budget. Then quantise with calibration images from the field, compare per class, and consider skipping frames or tracking between detections. Whoever trains the best model first and asks how to shrink it later has not done this before.',
      roles: ['computer-vision-engineer', 'mlops-engineer'],
    },
    {
      question:
        'You have ten thousand unlabelled images and money to label five hundred. Which ones?',
      answer:
        'Some at random, always, for an unbiased test set. For training, remove near duplicates with embeddings, then pick for coverage across clusters, sites and conditions, and add what a first model is unsure of or contradicts itself about between neighbouring frames. Two rounds of two hundred beat a single big one, since the first shows what the guide forgot. It is worth asking how long one label takes, as masks and boxes differ greatly in price.',
      roles: ['computer-vision-engineer', 'machine-learning-engineer'],
    },
  ],
};
