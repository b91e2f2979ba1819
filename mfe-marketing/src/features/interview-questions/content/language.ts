import type { QuestionTopic } from './interview-question';

export const languageTopic: QuestionTopic = {
  id: 'language',
  title: 'Language and retrieval',
  questions: [
    {
      question:
        'Retrieval returns the right document, yet the answer is wrong. How do you proceed?',
      answer:
        'Look at what the model really received: was the passage in the context, whole, and not in the middle of thirty others? Then separate kinds of failure: contradicted its source, ignored it, mixed two versions, or misread the question. Each has its own remedy, from fewer and better ordered passages to metadata for validity dates or an instruction to quote before concluding. The case joins the test set, with the expected passage and the expected answer recorded apart.',
      roles: ['nlp-engineer', 'generative-ai-engineer'],
    },
    {
      question: 'How do you cut documents into chunks?',
      answer:
        'Along their own structure: headings, clauses, table rows, question and answer pairs. Size follows from what a reader would need in order to understand the piece alone, and titles or section paths travel with it. Tables and lists deserve separate handling. What a good candidate does not do is quote one magic number of tokens; they describe measuring retrieval on real questions with two or three settings, and reading the misses.',
      roles: ['nlp-engineer', 'generative-ai-engineer'],
    },
    {
      question:
        'Named-entity recognition works on news and fails on your e-mails. Why, and what next?',
      answer:
        'Different world: signatures, quoted threads, lower case, typing errors, product codes that look like names, several languages in one message. Next comes an error count by cause on a hundred messages, before any training. Cheap gains often lie in cleaning quotations and signatures. Afterwards a few hundred labelled messages for fine-tuning, with a guide that settles nested and partial names. Evaluation should be per entity type, as the average hides the type that you need.',
      roles: ['nlp-engineer'],
    },
    {
      question: 'When are embeddings the wrong tool for search?',
      answer:
        'When users search for exact things: part numbers, error codes, names, a quotation. When negation or a date range decides. When vocabulary is newer than the model. Lexical search handles most of these, and combining both with a reranker is the usual practice. A further sign of experience is caring about operations: re-embedding everything when the model changes, permissions at query time, and explaining to a user why this result came first.',
      roles: ['nlp-engineer', 'generative-ai-engineer'],
    },
    {
      question: 'How would you evaluate a summariser?',
      answer:
        'Define first what a summary is for, since a clerk and a surgeon need different omissions. Overlap scores are too weak to decide on. Use a checklist of facts that must appear and of errors that must not, judged by people on a fixed set, with agreement measured. A model as judge can extend that, once it has been compared with those people. Report invented facts apart from missing ones, because their costs differ.',
      roles: ['nlp-engineer', 'generative-ai-engineer'],
    },
    {
      question:
        'Your text classifier must work in five languages, with labels in one. What do you try?',
      answer:
        'A multilingual encoder fine-tuned on the labelled language is the baseline, next to translation of either training data or inputs. Both need a test set in each language, made by native readers, even if it has only two hundred items. Watch classes that do not exist in a culture, scripts, lengths after tokenisation, and cost per language. Then spend labelling money on the language with the worst ratio of traffic to quality.',
      roles: ['nlp-engineer'],
    },
  ],
};
