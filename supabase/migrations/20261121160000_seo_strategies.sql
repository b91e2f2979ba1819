-- Plans of the SEO dashboard: what to improve, with the measured facts that each was made from. Made by a
-- function that speaks to Gemini, or by rules; admins read them, and nobody changes one.

create table public.seo_strategies (
  id bigint generated always as identity primary key,
  kind text not null,
  -- Why rules made it; null where the model did.
  reason text,
  -- Version of the model that answered; null where rules made it.
  model text,
  facts jsonb not null,
  plan jsonb not null,
  pages integer not null,
  items integer not null,
  created_by uuid references auth.users (id) on delete set null,
  created_at timestamptz not null default now(),
  constraint seo_strategies_kind_known check (
    (kind = 'gemini' and model is not null and reason is null)
    or (kind = 'rules' and model is null and reason in ('no-key', 'asked'))
  ),
  constraint seo_strategies_model_length check (char_length(model) between 1 and 100),
  constraint seo_strategies_facts_form check (jsonb_typeof(facts) = 'array' and octet_length(facts::text) <= 262144),
  constraint seo_strategies_plan_form check (jsonb_typeof(plan) = 'object' and octet_length(plan::text) <= 524288),
  constraint seo_strategies_counts check (pages > 0 and items >= 0)
);

comment on column public.seo_strategies.reason is 'no-key: no Gemini key was set; asked: the admin chose the rules.';

create index seo_strategies_created_at on public.seo_strategies (created_at desc);
create index seo_strategies_created_by on public.seo_strategies (created_by);

-- Who is having a plan made: one at a time for each admin. A turn that nobody ended runs out.
create table public.seo_strategy_turns (
  user_id uuid primary key references auth.users (id) on delete cascade,
  created_at timestamptz not null default now(),
  leased_until timestamptz not null
);

alter table public.seo_strategies enable row level security;
alter table public.seo_strategy_turns enable row level security;

create policy "admins read plans"
  on public.seo_strategies for select to authenticated
  using ((select public.is_admin()));

revoke all on table public.seo_strategies, public.seo_strategy_turns from public, anon, authenticated, service_role;
grant select on table public.seo_strategies to authenticated, service_role;

-- {"status":"started"}: the caller's turn for 45 seconds. {"status":"busy"}: they have one already.
-- {"status":"limited","retry_after_seconds":…}: twenty plans within the hour are enough.
create function public.begin_seo_strategy(caller uuid)
  returns jsonb
  language plpgsql
  security definer
  set search_path = ''
as $$
declare
  bucket constant text := 'seo-strategy:' || caller;
  free_at timestamptz;
begin
  insert into public.seo_strategy_turns as turns (user_id, leased_until)
    values (caller, clock_timestamp() + interval '45 seconds')
    on conflict (user_id) do update set leased_until = excluded.leased_until
      where turns.leased_until < clock_timestamp();
  if not found then
    return jsonb_build_object('status', 'busy');
  end if;
  free_at := private.free_slot_at(bucket, 20, 3600);
  if free_at is not null then
    delete from public.seo_strategy_turns as turns where turns.user_id = caller;
    return jsonb_build_object(
      'status', 'limited',
      'retry_after_seconds', greatest(1, ceil(extract(epoch from free_at - clock_timestamp())))
    );
  end if;
  insert into public.rate_limit_hits (bucket, at) values (bucket, clock_timestamp());
  return jsonb_build_object('status', 'started');
end;
$$;

-- Ends the caller's turn and keeps the plan {kind, reason, model, facts, plan, pages}; gives its id and time.
-- Without a plan the turn ends alone, and the answer is null.
create function public.finish_seo_strategy(caller uuid, strategy jsonb default null)
  returns jsonb
  language plpgsql
  security definer
  set search_path = ''
as $$
declare
  kept jsonb;
begin
  delete from public.seo_strategy_turns as turns where turns.user_id = caller;
  if strategy is null then
    return null;
  end if;
  insert into public.seo_strategies as strategies (kind, reason, model, facts, plan, pages, items, created_by)
    values (
      strategy ->> 'kind', strategy ->> 'reason', strategy ->> 'model', strategy -> 'facts', strategy -> 'plan',
      (strategy ->> 'pages')::integer, jsonb_array_length(strategy -> 'plan' -> 'items'), caller
    )
    returning jsonb_build_object('id', strategies.id, 'created_at', strategies.created_at) into kept;
  return kept;
end;
$$;

revoke all on function public.begin_seo_strategy(uuid), public.finish_seo_strategy(uuid, jsonb)
  from public, anon, authenticated, service_role;
grant execute on function public.begin_seo_strategy(uuid), public.finish_seo_strategy(uuid, jsonb) to service_role;
