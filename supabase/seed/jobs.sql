-- Examples that show what jobs look like. The companies are made up and none of them is hiring: every row says so
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
    'A marketplace with two million listings ranks its search results with a model that was trained once and has been patched ever since. Four engineers maintain it. Your job is to make training routine: one pipeline, one evaluation set that sellers cannot influence, and a nightly release that can be rolled back.' || e'\n\n' || 'You work with two analysts who know the sellers and with the team that runs the search index. The first six months are mostly data and evaluation. A new model comes after that.',
    array['Build the training pipeline that replaces three notebooks', 'Define the offline metrics and prove that they move with sales', 'Review features for leakage and serving cost', 'Be on call one week in five'],
    array['Ranking or recommendation models you have run in production', 'Python and SQL that others can read', 'An experiment that proved you wrong, and what you did next'],
    1
  ),
  (
    'machine-learning-engineer-fraud-sample', 'Machine Learning Engineer, Payment Fraud', 'machine-learning-engineer', 'mid',
    'permanent', 'on-site', 'Example Payments (sample)', 'CA', 'ON', 'Toronto', 'CAD', 118000, 142000,
    'Score card payments within 40 milliseconds, and explain each declined payment to a human reviewer.',
    'Declining a good customer costs this company more than missing a fraud, so the team tunes for precision and keeps reviewers in the loop. Labels arrive weeks late, through chargebacks, and fraudsters change their methods on purpose.' || e'\n\n' || 'You work on site because payment data must not leave the building. The team has six people. Two of them review cases at the next desk.',
    array['Train and calibrate gradient-boosted models on delayed labels', 'Keep the scoring service within its latency budget at the evening peak', 'Turn what reviewers notice into features and tests'],
    array['Tabular models in production, with calibration', 'Experience with labels that arrive late and change', 'Care with personal data'],
    3
  ),
  (
    'generative-ai-engineer-support-sample', 'Generative AI Engineer, Customer Support', 'generative-ai-engineer', 'senior',
    'contract', 'remote', 'Example Telecom (sample)', 'US', null, null, 'USD', 185000, 230000,
    'Build answers from a company’s own manuals, with an evaluation that support staff trust.',
    'Support agents search 11,000 pages of manuals while a customer waits. A prototype does well on the questions its authors wrote. In nine months you build retrieval that finds the right revision, answers that cite it, and an evaluation based on real calls.' || e'\n\n' || 'You are the second engineer on it. No model has been chosen yet: you measure first, then choose.',
    array['Set up an evaluation in which support staff grade the answers', 'Improve retrieval over versioned documents and tables', 'Add refusals for questions that the manuals do not answer', 'Hand over to two permanent engineers in the last two months'],
    array['Retrieval systems that people use every day', 'Evaluation of generated text beyond a demo', 'Contract work that ended with a clean handover'],
    0
  ),
  (
    'generative-ai-engineer-documents-sample', 'Generative AI Engineer, Documents', 'generative-ai-engineer', 'mid',
    'permanent', 'hybrid', 'Example Insurance (sample)', 'CA', 'QC', 'Montréal', 'CAD', 108000, 134000,
    'Extract fields from claims in two languages, so that an adjuster can trust or correct them quickly.',
    'Claims arrive as scans, photos of forms, and long emails in French and English. The system proposes a value for each field and says how sure it is. An adjuster confirms it. The team measures minutes saved, with no rise in later corrections.' || e'\n\n' || 'The team owns the service from upload to audit trail. Models run in the company’s own cloud account.',
    array['Link every extracted value to its place on the page', 'Measure by field and by language instead of by document', 'Decide with adjusters what the screen shows when the model is unsure'],
    array['Document understanding or information extraction in production', 'Working French, written English', 'Experience with systems that keep an audit trail'],
    5
  ),
  (
    'mlops-engineer-platform-sample', 'MLOps Engineer, Model Platform', 'mlops-engineer', 'senior',
    'permanent', 'remote', 'Example Robotics (sample)', 'US', null, null, 'USD', 165000, 200000,
    'Give 30 researchers one way to train, ship and monitor models, and retire the six old ones.',
    'Every team at this company ships models in its own way, and each way depends on the person who built it. The platform group has three people and one goal: one registry, one deployment path and one set of alerts, which teams adopt because they are easier than the alternative.' || e'\n\n' || 'In the first months you spend more time with researchers than with servers. Nothing becomes mandatory until two teams have asked for it.',
    array['Design the path from a commit to a served model, and the rollback', 'Set alerts on data and predictions that page people only for a reason', 'Show GPU spending by team and by job'],
    array['Kubernetes and one cloud in depth', 'A platform that other engineers chose to use', 'Incident reviews that you wrote'],
    2
  ),
  (
    'mlops-engineer-healthcare-sample', 'MLOps Engineer, Regulated Deployment', 'mlops-engineer', 'mid',
    'contract', 'hybrid', 'Example Diagnostics (sample)', 'US', 'MA', 'Boston', 'USD', 150000, 182000,
    'Make each model release traceable to its data, its code and the person who approved it.',
    'Software in this field is inspected. Years after a release, an inspector may ask what the model was trained on and who decided that it was good enough. Today the answer is a folder of files. In this 12-month contract, you replace that folder with a system.' || e'\n\n' || 'You work with a quality manager and two machine learning engineers. Documentation is part of the product here, and people read it.',
    array['Version data sets together with consents and exclusions', 'Build releases that can be reproduced bit by bit', 'Generate the records that an inspection asks for'],
    array['Reproducible builds and data versioning', 'Patience with forms, and a wish to automate them', 'Experience under a quality system is a plus'],
    6
  ),
  (
    'nlp-engineer-search-sample', 'NLP Engineer, Legal Search', 'nlp-engineer', 'senior',
    'permanent', 'remote', 'Example Legal Research (sample)', 'CA', null, null, 'CAD', 128000, 158000,
    'Find the paragraph that decides a case, in the statutes and judgments of ten provinces and territories.',
    'Lawyers type a sentence and need the passage that answers it, with its citation and whether it is still good law. A passage that was overruled is worse than none. The search combines exact terms, embeddings and a citation graph, and each fails in its own way.' || e'\n\n' || 'Editors with law degrees grade results every week. You agree with them on what a good result is before you change the search.',
    array['Improve retrieval for long, quoted and negated questions', 'Keep track of which decision overrules which', 'Run the weekly grading and publish what it shows'],
    array['Search quality work with human judgments', 'Information retrieval that goes beyond calling an embedding service', 'Clear writing'],
    1
  ),
  (
    'nlp-engineer-speech-sample', 'NLP Engineer, Call Summaries', 'nlp-engineer', 'mid',
    'contract', 'on-site', 'Example Field Services (sample)', 'US', 'IL', 'Chicago', 'USD', 138000, 165000,
    'Turn recorded service calls into one page that the technician reads before the next visit.',
    'Technicians drive to a broken machine and know little of what was said on the phone. A summary of the call, with the parts and the promises, saves second visits. Recordings are noisy, full of part numbers, and contain personal details that must not reach the page.' || e'\n\n' || 'The contract runs for six months, with an option for six more. You sit next to the dispatchers.',
    array['Check transcribed part numbers against the catalog', 'Write summaries that follow strict rules on what to include and leave out', 'Measure second visits together with operations'],
    array['Work with speech transcripts or other noisy text', 'Redaction of personal data', 'A tool that you built and that people still use'],
    9
  ),
  (
    'computer-vision-engineer-inspection-sample', 'Computer Vision Engineer, Line Inspection', 'computer-vision-engineer', 'senior',
    'permanent', 'on-site', 'Example Castings (sample)', 'US', 'MI', 'Detroit', 'USD', 148000, 178000,
    'Detect cracks in metal castings at line speed, with only 12 good images of the rarest defect.',
    'Inspectors find nine defects out of ten. The tenth reaches a customer. Cameras and lights are in place and the images are good. But there are few labels for rare defects, and two inspectors disagree on one in six. The system has to say when it does not know.' || e'\n\n' || 'Together with a controls engineer, you own the cameras, the model and the screen at the line.',
    array['Build training sets with inspectors and measure how often they agree', 'Compare detection and anomaly methods by experiment', 'Run inference at the line and monitor for dirt on the lens'],
    array['Vision systems that have run on a factory floor or in the field', 'Knowledge of optics and lighting, or the wish to learn it', 'Statistics of rare events'],
    4
  ),
  (
    'computer-vision-engineer-crops-sample', 'Computer Vision Engineer, Aerial Images', 'computer-vision-engineer', 'mid',
    'permanent', 'hybrid', 'Example Agronomics (sample)', 'CA', 'SK', 'Saskatoon', 'CAD', 98000, 122000,
    'Count plants and find weeds in drone images, field by field, early enough to act on it.',
    'A drone flies over a field in June, and the map has to be ready the next morning. Leaves overlap, light changes, and last year’s crop is this year’s weed. Agronomists walk a sample of the fields and count by hand, so the team has reliable ground truth.' || e'\n\n' || 'Half of the work is the model. The other half is turning its counts into a decision that a grower can make on a phone.',
    array['Train segmentation across seasons and cameras', 'Plan with agronomists which fields to count by hand', 'Report counts with honest error bars'],
    array['Segmentation or counting from images', 'Practical experience with geospatial data', 'Willingness to walk muddy fields'],
    7
  ),
  (
    'data-scientist-pricing-sample', 'Data Scientist, Pricing Experiments', 'data-scientist', 'senior',
    'permanent', 'hybrid', 'Example Travel (sample)', 'US', 'CA', 'San Francisco', 'USD', 168000, 205000,
    'Design pricing experiments where customers compare notes and no season repeats.',
    'A plain A/B test misleads here: travelers compare prices, and a change on one route affects the routes next to it. The team runs experiments across places and weeks, and analyzes them with models that state their uncertainty. Management has agreed to act on the results, including unwelcome ones.' || e'\n\n' || 'You review the experiments of four colleagues and run your own.',
    array['Plan experiments across regions and time, including their power', 'Teach product managers what a confidence interval means', 'Keep a record of every experiment and its result that the whole company can read'],
    array['Causal inference that changed decisions', 'Bayesian or hierarchical models', 'Stopping an experiment that everyone liked'],
    2
  ),
  (
    'data-scientist-energy-sample', 'Data Scientist, Energy Forecasting', 'data-scientist', 'entry',
    'permanent', 'remote', 'Example Grid (sample)', 'CA', null, null, 'CAD', 82000, 99000,
    'Forecast electricity demand hour by hour, with a range, and explain yesterday’s miss.',
    'Every morning, an operator buys electricity for the next day based on a forecast. Too little is expensive, and too much is wasted. The model works, but its ranges are too narrow on cold days. This is a first job for someone who wants to understand an error instead of hiding it.' || e'\n\n' || 'You get a mentor, time to read, and a part in real decisions after three months.',
    array['Compare each day’s forecast with what happened and say why it missed', 'Improve the ranges on rare days', 'Write the weekly note that operators read'],
    array['A degree in statistics or a science, or equivalent experience', 'Python, and one project that you can explain from end to end', 'Curiosity about weather'],
    8
  ),
  (
    'research-scientist-materials-sample', 'Research Scientist, Learned Simulation', 'research-scientist', 'lead',
    'permanent', 'hybrid', 'Example Materials Lab (sample)', 'US', 'CO', 'Boulder', 'USD', 195000, 245000,
    'Lead four researchers who replace days of simulation with models that know their limits.',
    'Simulating a new alloy takes three days. A learned model answers in a second and is sometimes confidently wrong. The group studies when to trust it. You publish results after the patents are filed, with code where possible.' || e'\n\n' || 'You set the research agenda for two years, hire one person, and stay close enough to the code to review it.',
    array['Choose problems whose answers change what the lab makes', 'Lead work on uncertainty outside the training data', 'Publish results that others can reproduce'],
    array['A research record in machine learning for physical systems', 'People who grew while you managed or mentored them', 'Good judgment about what not to model'],
    3
  ),
  (
    'data-engineer-events-sample', 'Data Engineer, Training Data', 'data-engineer', 'senior',
    'contract', 'remote', 'Example Streaming (sample)', 'US', null, null, 'USD', 160000, 192000,
    'Give model teams training data as it was known at the time, with no leakage from the future.',
    'Features computed today for last month’s events contain information from the future, and models trained on them disappoint in production. In this ten-month contract you build point-in-time tables on an event stream, tests that fail on information from the future, and a catalog that says who owns what.' || e'\n\n' || 'Three model teams are waiting for it and will test it from the second month.',
    array['Model events so that each table can be queried as of any moment', 'Backfill two years without stopping the stream', 'Write tests that catch leakage before a model learns from it'],
    array['Streaming and batch in one system', 'SQL at a level where colleagues ask you for help', 'Documentation for the people who run it after you'],
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
