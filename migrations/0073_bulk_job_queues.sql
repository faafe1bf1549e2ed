-- In a queue, so that such jobs run one after the other: they take long, and several at once would take all workers.
create or replace function refresh_goods_of(changed_scope text, changed_id uuid) returns void language plpgsql as $$
declare
  few constant uuid[] := case changed_scope
    when 'brand' then array(select id from products where brand_id = changed_id limit 101)
    else array(select id from products where category_id = changed_id limit 101) end;
begin
  if cardinality(few) <= 100 then
    perform refresh_goods(few);
    return;
  end if;
  insert into goods_to_refresh (scope, scope_id) values (changed_scope, changed_id)
    on conflict on constraint goods_to_refresh_key do update set change_id = uuidv7(), after_id = null;
  perform graphile_worker.add_job('refresh-goods', json_build_object('scope', changed_scope, 'scopeId', changed_id),
    queue_name => 'projections', job_key => 'refresh-goods-' || changed_id);
end $$;
