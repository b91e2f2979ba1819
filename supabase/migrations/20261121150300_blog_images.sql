-- Pictures of posts: files that everyone may fetch, and what is known of each. A picture is never replaced
-- under its name, so that it can be kept by caches for good.
insert into storage.buckets (id, name, public, file_size_limit, allowed_mime_types)
  values ('blog-images', 'blog-images', true, 5242880, array['image/png', 'image/jpeg', 'image/webp', 'image/avif'])
  on conflict (id) do update
    set public = excluded.public,
      file_size_limit = excluded.file_size_limit,
      allowed_mime_types = excluded.allowed_mime_types;

create policy "admins read pictures of posts"
  on storage.objects for select to authenticated
  using (bucket_id = 'blog-images' and (select public.is_admin()));

create policy "admins add pictures of posts"
  on storage.objects for insert to authenticated
  with check (bucket_id = 'blog-images' and (select public.is_admin()));

create table public.blog_images (
  path text primary key,
  alt text not null,
  width integer not null,
  height integer not null,
  uploaded_by uuid default auth.uid() references auth.users (id) on delete set null,
  at timestamptz not null default now(),
  constraint blog_images_path_form check (path ~ '^[a-z0-9]+([-/._][a-z0-9]+)*$' and char_length(path) <= 200),
  constraint blog_images_alt_length check (char_length(btrim(alt)) between 1 and 300),
  constraint blog_images_size check (least(width, height) > 0 and greatest(width, height) <= 20000)
);

comment on column public.blog_images.path is
  'Name in the bucket blog-images; in posts it is /storage/v1/object/public/blog-images/<path>.';
comment on column public.blog_images.alt is 'What it shows, for who cannot see it; a post may say it in other words.';
comment on column public.blog_images.width is 'Pixels, as is height.';

alter table public.blog_images enable row level security;

create policy "everyone reads what pictures show"
  on public.blog_images for select to anon
  using (true);

create policy "admins read pictures"
  on public.blog_images for select to authenticated
  using ((select public.is_admin()));

create policy "admins add pictures"
  on public.blog_images for insert to authenticated
  with check (uploaded_by = (select auth.uid()) and (select public.is_admin()));

revoke all on table public.blog_images from public, anon, authenticated, service_role;
-- Who uploaded it is nobody's business outside.
grant select (path, alt, width, height) on table public.blog_images to anon;
grant select, insert on table public.blog_images to authenticated;
grant select on table public.blog_images to service_role;
