-- Examples that show what jobs look like. The companies are made up and nobody is hiring: every row says so
-- (is_sample, and "(sample)" in the company's name), and search engines are told to leave them out.
-- A job whose slug exists is left as it is.
insert into public.jobs
  (slug, title, role, level, contract, work_mode, company, country, region, city, currency, pay_min, pay_max,
    summary, description, responsibilities, requirements, vacancy_statement, ai_statement, is_sample, status, published_at, confirmed_at, valid_through)
select
  slug, title, role, level, contract, work_mode, company, country, region, city, currency, pay_min, pay_max,
  summary, description, responsibilities, requirements,
  -- Ontario asks for both in postings of employers with 25 or more employees; the samples show where they go.
  'This posting is a sample and not for an existing vacancy.',
  'We do not use AI to screen, assess or select applicants.',
  true, 'open',
  now() - interval '14 days', now() - make_interval(days => days_ago), now() + interval '400 days'
from (values
  (
    'senior-machine-learning-engineer-sample', 'Senior Machine Learning Engineer, Ranking', 'machine-learning-engineer', 'senior',
    'permanent', 'hybrid', 'Example Marketplace (sample)', 'US', 'TX', 'Austin', 'USD', 172000, 208000,
    'Own the ranking model behind search for a marketplace, from features to the nightly release.',
    'A marketplace with two million listings orders its results with a model that was trained once and patched since. Four engineers look after it. The job is to make training boring: one pipeline, one evaluation set that sellers cannot influence, and a release every night that can be taken back.' || e'\n\n' || 'You work with two analysts who know the sellers and with the team that runs the search index. The first half-year is mostly about data and evaluation; a new model comes after that.',
    array['Build the training pipeline that replaces three notebooks', 'Define the offline metrics and prove that they move with sales', 'Review features for leaks and for what they cost at serving time', 'Take part in one week of on-call in five'],
    array['Ranking or recommendation models that ran in production', 'Python and SQL that others can read', 'Experience with an experiment that came out against you, and what you did then'],
    1
  ),
  (
    'machine-learning-engineer-fraud-sample', 'Machine Learning Engineer, Payment Fraud', 'machine-learning-engineer', 'mid',
    'permanent', 'on-site', 'Example Payments (sample)', 'CA', 'ON', 'Toronto', 'CAD', 118000, 142000,
    'Score card payments within forty milliseconds, and explain each refusal to a human reviewer.',
    'Refusing a good customer costs this company more than a missed fraud, so the team tunes for precision and keeps reviewers in the loop. Labels arrive weeks late, through chargebacks, and the people on the other side change their methods on purpose.' || e'\n\n' || 'The work is on site because payment data may not leave the building. The team has six people; two of them review cases and sit at the next desk.',
    array['Train and calibrate gradient-boosted models on delayed labels', 'Keep the scoring service inside its time limit at the evening peak', 'Turn what reviewers see into features and tests'],
    array['Tabular models in production, with calibration', 'Comfort with data that lies for a while before it tells the truth', 'A careful hand with personal data'],
    3
  ),
  (
    'generative-ai-engineer-support-sample', 'Generative AI Engineer, Customer Support', 'generative-ai-engineer', 'senior',
    'contract', 'remote', 'Example Telecom (sample)', 'US', null, null, 'USD', 185000, 230000,
    'Build answers from a company’s own manuals, with an evaluation that support staff believe.',
    'Support agents search eleven thousand pages of manuals while a customer waits. A prototype answers well on the questions of its authors. The contract is for nine months: retrieval that finds the right revision, answers that cite it, and an evaluation made from real calls.' || e'\n\n' || 'You are the second engineer on it. Decisions about models stay open: the contract measures first and chooses afterwards.',
    array['Set up an evaluation with answers graded by support staff', 'Improve retrieval over versioned documents and tables', 'Add refusals for questions that the manuals do not answer', 'Hand over to two permanent engineers in the last two months'],
    array['Retrieval systems that people used every day', 'Evaluation of generated text beyond a demo', 'Contract work with a clean handover to show for it'],
    0
  ),
  (
    'generative-ai-engineer-documents-sample', 'Generative AI Engineer, Documents', 'generative-ai-engineer', 'mid',
    'permanent', 'hybrid', 'Example Insurance (sample)', 'CA', 'QC', 'Montréal', 'CAD', 108000, 134000,
    'Read claims in two languages into fields that an adjuster can trust or correct at once.',
    'Claims arrive as scans, photographs of forms, and long e-mails in French and English. The system proposes what goes into each field and how sure it is. An adjuster confirms. The number that counts is minutes saved without a rise in corrections later.' || e'\n\n' || 'The team owns the service from upload to audit trail. Models run inside the company’s own cloud account.',
    array['Extract fields with sources, so that every value points to its place on the page', 'Measure by field and by language, not by document', 'Work with adjusters on what the screen says when the model is unsure'],
    array['Document understanding or information extraction in production', 'Working French, written English', 'Respect for an audit trail'],
    5
  ),
  (
    'mlops-engineer-platform-sample', 'MLOps Engineer, Model Platform', 'mlops-engineer', 'senior',
    'permanent', 'remote', 'Example Robotics (sample)', 'US', null, null, 'USD', 165000, 200000,
    'Give thirty researchers one way to train, ship and watch a model, and retire the six old ones.',
    'Every team at this company ships models in its own way, and each way depends on the person who built it. The platform group has three people and a mandate: one registry, one deployment path, one set of alerts, adopted because it is easier than the alternative.' || e'\n\n' || 'You talk to researchers more than to machines in the first months. Nothing is made compulsory before two teams have asked for it.',
    array['Design the path from a commit to a served model with a way back', 'Set alerts on data and predictions that wake nobody without cause', 'Bring GPU spend into view, by team and by job'],
    array['Kubernetes and one cloud in depth', 'A platform that other engineers chose to use', 'Incident reviews you wrote'],
    2
  ),
  (
    'mlops-engineer-healthcare-sample', 'MLOps Engineer, Regulated Deployment', 'mlops-engineer', 'mid',
    'contract', 'hybrid', 'Example Diagnostics (sample)', 'US', 'MA', 'Boston', 'USD', 150000, 182000,
    'Make each model release traceable to its data, its code and the person who approved it.',
    'Software in this field is inspected. For each released model somebody may ask, years later, what it was trained on and who decided that it was good enough. Today the answer is a folder. The contract, twelve months, replaces the folder.' || e'\n\n' || 'You work with a quality manager and two machine-learning engineers. Documentation is part of the product here, and is read.',
    array['Version data sets together with their consent and exclusions', 'Build releases that can be reproduced bit by bit', 'Write the records that an inspection asks for, generated rather than typed'],
    array['Reproducible builds and data versioning', 'Patience with forms, and the wish to automate them', 'Experience under a quality system is a plus'],
    6
  ),
  (
    'nlp-engineer-search-sample', 'NLP Engineer, Legal Search', 'nlp-engineer', 'senior',
    'permanent', 'remote', 'Example Legal Research (sample)', 'CA', null, null, 'CAD', 128000, 158000,
    'Find the paragraph that decides a case, in statutes and judgments of ten provinces and territories.',
    'Lawyers type a sentence and need the passage that answers it, with its citation and whether it still holds. A passage that was overruled is worse than none. The search combines exact terms, embeddings and a graph of citations; each has its own way of failing.' || e'\n\n' || 'Editors with law degrees grade results every week. You decide with them what a good result is before you change how one is found.',
    array['Improve retrieval for long, quoted and negated questions', 'Keep track of which decision overrules which', 'Run the weekly grading and publish what it shows'],
    array['Search quality work with human judgments', 'Information retrieval beyond calling an embedding service', 'Clear writing'],
    1
  ),
  (
    'nlp-engineer-speech-sample', 'NLP Engineer, Call Summaries', 'nlp-engineer', 'mid',
    'contract', 'on-site', 'Example Field Services (sample)', 'US', 'IL', 'Chicago', 'USD', 138000, 165000,
    'Turn recorded service calls into a page that the technician reads before the next visit.',
    'Technicians drive to a broken machine knowing little of what was said on the telephone. A summary of the call, with parts and promises pulled out, saves second visits. Recordings are noisy, full of part numbers, and hold personal details that must not get into the page.' || e'\n\n' || 'The contract is for six months with an option of six more. You work next to the dispatchers.',
    array['Correct transcripts of part numbers against the catalogue', 'Summarise under a strict list of what must and must not be in', 'Measure by second visits, together with operations'],
    array['Speech transcripts or other noisy text', 'Redaction of personal data', 'Someone you built a tool for, who still uses it'],
    9
  ),
  (
    'computer-vision-engineer-inspection-sample', 'Computer Vision Engineer, Line Inspection', 'computer-vision-engineer', 'senior',
    'permanent', 'on-site', 'Example Castings (sample)', 'US', 'MI', 'Detroit', 'USD', 148000, 178000,
    'See cracks in metal castings at line speed, with twelve good pictures of the rarest defect.',
    'Inspectors find nine defects out of ten. The tenth travels to a customer. Cameras and lights are in place; the pictures are good; labels of rare defects are few, and two inspectors disagree about one in six. The system has to say when it does not know.' || e'\n\n' || 'You own cameras, model and the screen at the line together with a controls engineer.',
    array['Build training sets with inspectors and measure how far they agree', 'Choose between detection and anomaly methods by experiment', 'Run inference at the line and watch for dirt on the lens'],
    array['Vision systems that ran on a factory floor or in the field', 'Knowledge of optics and lighting, or the will to learn them', 'Statistics of rare events'],
    4
  ),
  (
    'computer-vision-engineer-crops-sample', 'Computer Vision Engineer, Aerial Images', 'computer-vision-engineer', 'mid',
    'permanent', 'hybrid', 'Example Agronomics (sample)', 'CA', 'SK', 'Saskatoon', 'CAD', 98000, 122000,
    'Count plants and find weeds from drone images, field by field, early enough to act on it.',
    'A field is flown over in June and the map has to be ready the next morning. Leaves overlap, light changes, and last year’s weeds are this year’s crop. Agronomists walk a sample of the fields and count by hand, which gives the team something most lack: the truth.' || e'\n\n' || 'Half of the work is the model, half is turning its counts into a decision that a grower can make on a telephone.',
    array['Train segmentation across seasons and cameras', 'Plan, with agronomists, which fields to count by hand', 'Report counts with honest error bars'],
    array['Segmentation or counting from images', 'Geospatial data in practice', 'Field trips in rubber boots'],
    7
  ),
  (
    'data-scientist-pricing-sample', 'Data Scientist, Pricing Experiments', 'data-scientist', 'senior',
    'permanent', 'hybrid', 'Example Travel (sample)', 'US', 'CA', 'San Francisco', 'USD', 168000, 205000,
    'Design experiments on prices where customers talk to each other and seasons never repeat.',
    'A plain split test misleads here: travellers compare prices, and changing one route moves its neighbours. The team runs experiments over places and weeks, and reads them with models that say how sure they are. Management has agreed to act on results, including unwelcome ones.' || e'\n\n' || 'You review the experiments of four colleagues and run your own.',
    array['Plan experiments over regions and time, with their power', 'Teach product managers what an interval means', 'Keep a public record of what was tried and what came out'],
    array['Causal inference applied to decisions', 'Bayesian or hierarchical models', 'Experience of stopping an experiment that everybody liked'],
    2
  ),
  (
    'data-scientist-energy-sample', 'Data Scientist, Energy Forecasting', 'data-scientist', 'entry',
    'permanent', 'remote', 'Example Grid (sample)', 'CA', null, null, 'CAD', 82000, 99000,
    'Forecast demand for electricity hour by hour, with a range, and explain yesterday’s miss.',
    'Every morning an operator buys electricity for the next day on the strength of a forecast. Too little is expensive, too much is wasted. The model is sound; its ranges are too narrow on cold days. A first job for somebody who would rather understand an error than hide it.' || e'\n\n' || 'You get a mentor, a share of real decisions after three months, and time to read.',
    array['Check each day’s forecast against what happened and say why it missed', 'Improve the ranges on rare days', 'Write the weekly note that operators read'],
    array['A degree or equal experience in statistics or a science', 'Python, and one project that you can explain whole', 'Curiosity about weather'],
    8
  ),
  (
    'research-scientist-materials-sample', 'Research Scientist, Learned Simulation', 'research-scientist', 'lead',
    'permanent', 'hybrid', 'Example Materials Lab (sample)', 'US', 'CO', 'Boulder', 'USD', 195000, 245000,
    'Lead four researchers who replace days of simulation with models that know their own limits.',
    'A simulation of a new alloy takes three days; a learned model answers in a second and is sometimes confidently wrong. The group’s question is when it may be believed. Results are published after the patents, with code where that is possible.' || e'\n\n' || 'You set the questions for two years, hire one person, and stay close enough to the code to review it.',
    array['Choose problems where an answer changes what the lab makes', 'Lead work on uncertainty outside of the training data', 'Publish, and keep what is published reproducible'],
    array['A record of research in machine learning for physical systems', 'People who grew under your guidance', 'Judgement about what not to model'],
    3
  ),
  (
    'data-engineer-events-sample', 'Data Engineer, Training Data', 'data-engineer', 'senior',
    'contract', 'remote', 'Example Streaming (sample)', 'US', null, null, 'USD', 160000, 192000,
    'Give model teams training data as it was known at the time, without tomorrow leaking into it.',
    'Features computed today for events of last month quietly know the future, and models trained on them disappoint in production. The contract, ten months, builds point-in-time tables over an event stream, tests that fail when time runs backwards, and a catalogue that says who owns what.' || e'\n\n' || 'Three model teams are waiting for it and will test it from the second month on.',
    array['Model events so that each table can be read as of any moment', 'Backfill two years without stopping the stream', 'Write the tests that catch leaks before a model does'],
    array['Streaming and batch in one system', 'SQL at a level where others ask you', 'Care for the people who will run it after you'],
    5
  )
) as samples (
  slug, title, role, level, contract, work_mode, company, country, region, city, currency, pay_min, pay_max,
  summary, description, responsibilities, requirements, days_ago
)
on conflict (slug) do nothing;

-- Samples that were stored before they had statements.
update public.jobs
set
  vacancy_statement = 'This posting is a sample and not for an existing vacancy.',
  ai_statement = 'We do not use AI to screen, assess or select applicants.'
where is_sample and vacancy_statement is null;
