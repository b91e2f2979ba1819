import type { QuestionTopic } from './interview-question';

export const languageTopic: QuestionTopic = {
  id: 'language',
  title: 'Language and retrieval',
  questions: [
    {
      question:
        'Retrieval returns the right document, but the answer is wrong. How do you proceed?',
      answer:
        'Look at what the model really received. Was the passage in the context, complete, and not in the middle of thirty others? Then separate the kinds of failure: it contradicted its source, ignored it, mixed two versions, or misread the question. Each has its own remedy, from fewer and better ordered passages to metadata for validity dates or an instruction to quote first. The case joins the test set, with the expected passage and the expected answer recorded separately.',
      roles: ['nlp-engineer', 'generative-ai-engineer'],
    },
    {
      question: 'How do you split documents into chunks?',
      answer:
        'Along their own structure: headings, clauses, table rows, question and answer pairs. The size follows from what a reader needs to understand the piece alone, and each chunk carries its title or section path. Tables and lists deserve separate handling. A good candidate does not quote one magic number of tokens. They describe how they measured retrieval on real questions with two or three settings, and how they read the misses.',
      roles: ['nlp-engineer', 'generative-ai-engineer'],
    },
    {
      question:
        'Named-entity recognition works on news and fails on your emails. Why, and what next?',
      answer:
        'Emails are a different kind of text: signatures, quoted threads, lower case, typos, product codes that look like names, several languages in one message. Next, count errors by cause on a hundred messages, before any training. Removing quoted text and signatures often brings cheap gains. Then label a few hundred messages for fine-tuning, with a guide that settles nested and partial names. Evaluate per entity type, because the average hides the type you need.',
      roles: ['nlp-engineer'],
    },
    {
      question: 'When are embeddings the wrong tool for search?',
      answer:
        'When users search for exact things: part numbers, error codes, names, a quotation. When negation or a date range decides. When the vocabulary is newer than the model. Lexical search handles the exact terms and the new words, filters handle the dates, and a reranker over both kinds of search is common practice. Experienced candidates also think of operations: re-embedding everything when the model changes, permissions at query time, and explaining to a user why this result came first.',
      roles: ['nlp-engineer', 'generative-ai-engineer'],
    },
    {
      question: 'How would you evaluate a summarizer?',
      answer:
        'First define what the summary is for, because a clerk and a surgeon need different details left out. Overlap scores are too weak to decide on. Use a checklist of facts that must appear and errors that must not, judged by people on a fixed set, with their agreement measured. A model as a judge can extend that, once it has been compared with those people. Report invented facts separately from missing ones, because they cost differently.',
      roles: ['nlp-engineer', 'generative-ai-engineer'],
    },
    {
      question:
        'Your text classifier must work in five languages, with labels in one. What do you try?',
      answer:
        'The baseline is a multilingual encoder fine-tuned on the labeled language. The alternative is translation, either of the training data or of the inputs. Both need a test set in each language, made by native readers, even if it has only two hundred items. Watch for classes that do not exist in one culture, for scripts, for lengths after tokenization, and for cost per language. Then spend the labeling budget where traffic is high and quality is low.',
      roles: ['nlp-engineer'],
    },
  ],
};
