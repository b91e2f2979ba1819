import type { QuestionTopic } from './interview-question';

export const generativeTopic: QuestionTopic = {
  id: 'generative',
  title: 'Generative systems',
  questions: [
    {
      question: 'How do you test a prompt change before it ships?',
      answer:
        'As one tests code: a versioned set of real inputs with expected properties, run on old and new, differences read by a person. Properties that can be checked by program (format, citations that exist, forbidden content, length) come first; judgement by a model or by people covers the rest. Since outputs vary, run each case several times. The honest candidate adds what such a set cannot show, and therefore rolls out gradually and watches corrections.',
      roles: ['generative-ai-engineer', 'nlp-engineer'],
    },
    {
      question: 'An agent with tools deleted the wrong record. What was missing?',
      answer:
        'Several layers, and the prompt is the least of them. The tool should have had narrow permissions, validated arguments, a preview, and for destructive actions a confirmation by a person or an undo. The log must allow replaying each step with inputs and outputs. Afterwards: which instruction or which retrieved text led there, and can a stranger write such text? Mature answers design for the model being wrong now and then, rather than hoping to instruct it out of that.',
      roles: ['generative-ai-engineer', 'mlops-engineer'],
    },
    {
      question: 'What is prompt injection, and what can you really do about it?',
      answer:
        'Text from outside, a fetched document or a customer’s message, is read by the model as an instruction. No wording of your own reliably prevents it. What helps is architecture: treat everything retrieved as untrusted, give the model only the rights of the user it acts for, keep secrets out of its context, restrict where data can be sent, ask for confirmation before effects. Filters lower the rate. Candidates who claim to have solved it have not tried to break it.',
      roles: ['generative-ai-engineer', 'nlp-engineer', 'mlops-engineer'],
    },
    {
      question: 'Fine-tune, retrieve, or write a better prompt: how do you choose?',
      answer:
        'By what is missing. Knowledge that changes or needs a source calls for retrieval. A stable form, tone or narrow skill, or the wish to use a much smaller model, calls for fine-tuning. Confusion about the task calls for a clearer instruction with examples, which is also the cheapest experiment and provides the baseline. The choice presupposes an evaluation set, so the best answers ask for it before they choose anything.',
      roles: ['generative-ai-engineer', 'nlp-engineer', 'machine-learning-engineer'],
    },
    {
      question: 'Your assistant costs too much per conversation. Where do you save?',
      answer:
        'Count tokens per step first: long system texts sent each time, whole histories, thirty passages where five would do, retries. Then trim and cache the stable prefix, summarise history, route easy requests to a smaller model, stop generation early, and batch what need not be immediate. Check quality after each change, on the slices that pay your bills. Noticing that some calls could be a database query is the mark of an engineer.',
      roles: ['generative-ai-engineer'],
    },
    {
      question: 'When may one language model judge another?',
      answer:
        'After it has been compared with people on the same cases and agrees with them about as well as they agree among themselves. Known weaknesses include favouring longer answers, the first of two, and its own style; so swap positions, hide origins, ask for evidence before the verdict, and prefer narrow criteria over a mark out of ten. Repeat the comparison when either model changes. For claims about facts, give the judge the source.',
      roles: ['generative-ai-engineer', 'nlp-engineer'],
    },
    {
      question: 'How do you keep a structured output valid?',
      answer:
        'Constrain generation by a schema where the service supports it, and validate anyway at the boundary. Decide what happens on failure: repair once with the error message, then fall back, never a silent default. Valid is not the same as right, so values need checks of their own: does the identifier exist, does the sum add up, is the quotation in the text? Keep schemas flat and enumerations short, because deep ones invite invention.',
      roles: ['generative-ai-engineer'],
    },
    {
      question: 'A vendor will retire the model that you build on. What is your plan?',
      answer:
        'Ideally it exists already: a thin interface of your own, prompts and settings in version control, and an evaluation set that can be run against any candidate. Run it, read the differences rather than the total, adapt prompts, compare price, latency and limits, then shift traffic step by step while both are available. Fine-tuned variants and stored embeddings need separate attention, as they do not move along. Good candidates ask for the date first.',
      roles: ['generative-ai-engineer', 'mlops-engineer'],
    },
  ],
};
