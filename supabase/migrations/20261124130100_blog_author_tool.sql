-- Admins manage the authors in the blog tool. The slug is the address of the author's page, so nobody changes it. The
-- editorial team stays: reports are signed by it. An author with posts stays too: the foreign keys see to that.

create policy "admins add authors"
  on public.blog_authors for insert to authenticated
  with check ((select public.is_admin()));

create policy "admins change authors"
  on public.blog_authors for update to authenticated
  using ((select public.is_admin()))
  with check ((select public.is_admin()));

create policy "admins delete authors"
  on public.blog_authors for delete to authenticated
  using (slug <> 'editorial-team' and (select public.is_admin()));

grant insert (slug, name, title, bio), update (name, title, bio), delete on table public.blog_authors to authenticated;
