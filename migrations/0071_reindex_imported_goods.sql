-- Products that a file had changed in their notes, sizes or other attributes were not indexed again. Jobs do it now, one category
-- after the other; a new database has none, and no schema of jobs yet.
do $$
begin
  if to_regnamespace('graphile_worker') is not null then
    perform graphile_worker.add_job('reindex-category', json_build_object('categoryId', id), queue_name => 'search-index',
      job_key => 'reindex-' || id) from categories;
  end if;
end $$;
