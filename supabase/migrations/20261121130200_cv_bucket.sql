-- CVs are files that nobody can reach but by a link that is signed for an admin.
insert into storage.buckets (id, name, public, file_size_limit, allowed_mime_types)
  values ('applications', 'applications', false, 5242880, array['application/pdf'])
  on conflict (id) do update
    set public = excluded.public,
      file_size_limit = excluded.file_size_limit,
      allowed_mime_types = excluded.allowed_mime_types;

-- Functions write as service_role, which no policy holds back; nobody else writes.
create policy "admins read CVs"
  on storage.objects for select to authenticated
  using (bucket_id = 'applications' and (select public.is_admin()));
