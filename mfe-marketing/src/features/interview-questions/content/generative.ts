import type { QuestionTopic } from './interview-question';

export const generativeTopic: QuestionTopic = {
  id: 'generative',
  title: 'Generative systems',
  questions: [
    {
      question: 'How do you test a prompt change before it ships?',
      answer:
        'The way you test code: a versioned set of real inputs with expected properties, run on the old and the new prompt, and a person who reads the differences. Check first what a program can check: format, citations that exist, forbidden content, length. A model or people judge the rest. Outputs vary, so run each case several times. A candid answer adds what such a set cannot show, and therefore rolls out gradually and watches corrections.',
      roles: ['generative-ai-engineer', 'nlp-engineer'],
    },
    {
      question: 'An agent with tools deleted the wrong record. What was missing?',
      answer:
        'Several safeguards, and the prompt is the least of them. The tool needed narrow permissions, validated arguments, a preview, and a person’s confirmation or an undo for destructive actions. The log must allow replaying each step with inputs and outputs. Then ask which instruction or retrieved text led there, and whether a stranger could write such text. Mature answers design for a model that is sometimes wrong, instead of hoping to instruct it never to be.',
      roles: ['generative-ai-engineer', 'mlops-engineer'],
    },
    {
      question: 'What is prompt injection, and what can you really do about it?',
      answer:
        'The model reads text from outside, such as a web page or a customer’s message, as an instruction. No wording of your own reliably prevents that. Architecture helps: treat everything retrieved as untrusted, give the model only the rights of the user it acts for, keep secrets out of its context, restrict where data can be sent, and ask for confirmation before it acts. Filters lower the rate. Candidates who claim to have solved it have not tried to break it.',
      roles: ['generative-ai-engineer', 'nlp-engineer', 'mlops-engineer'],
    },
    {
      question: 'Fine-tune, retrieve, or write a better prompt: how do you choose?',
      answer:
        'By what is missing. Knowledge that changes or needs a source calls for retrieval. A fixed form, tone or narrow skill, or the wish to use a much smaller model, calls for fine-tuning. Confusion about the task calls for clearer instructions with examples. That is also the cheapest experiment, and it gives you the baseline. You need an evaluation set to choose at all, so the best candidates ask for it first.',
      roles: ['generative-ai-engineer', 'nlp-engineer', 'machine-learning-engineer'],
    },
    {
      question: 'Your assistant costs too much per conversation. Where do you save?',
      answer:
        'First count tokens per step: long system texts sent each time, whole histories, thirty passages where five would do, retries. Then shorten and cache the stable part of the prompt, summarize history, send easy requests to a smaller model, stop generation early, and batch what can wait. Check quality after each change on the slices that matter to your revenue. It is a very good sign if the candidate notices that some calls could be a database query.',
      roles: ['generative-ai-engineer'],
    },
    {
      question: 'When may one language model judge another?',
      answer:
        'After it has been compared with people on the same cases and agrees with them about as well as they agree with each other. Known weaknesses include a preference for longer answers, for an answer in a certain position, and for its own style. So swap positions, hide the origins, ask for evidence before the verdict, and use narrow criteria rather than a score out of ten. Repeat the comparison when either model changes. For factual claims, give the judge the source.',
      roles: ['generative-ai-engineer', 'nlp-engineer'],
    },
    {
      question: 'How do you keep a structured output valid?',
      answer:
        'Constrain generation by a schema where the service supports it, and still validate the result in your own code. Decide what happens on failure: retry once with the error message, then use a fallback, never a silent default. Valid is not the same as right, so values need their own checks. Does the identifier exist, does the sum add up, is the quotation in the text? Keep schemas flat and lists of values short, because complex ones produce more errors.',
      roles: ['generative-ai-engineer'],
    },
    {
      question: 'A vendor will retire the model you build on. What is your plan?',
      answer:
        'Ideally the plan exists already: a thin interface of your own, prompts and settings in version control, and an evaluation set that runs against any candidate model. Run it, read the differences and not only the total, and adapt the prompts. Compare price, latency and limits, then move traffic step by step while both models are available. Fine-tuned variants and stored embeddings do not transfer and need a plan of their own. Good candidates ask for the date first.',
      roles: ['generative-ai-engineer', 'mlops-engineer'],
    },
  ],
};
