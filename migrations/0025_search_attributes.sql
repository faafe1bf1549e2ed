-- The lexeme of a discount, as src/domain/search-query.ts names it: the sign keeps it apart from what people type.
create function search_words_with_discount(words tsvector, is_discounted boolean) returns tsvector language sql immutable as $$
  select case when is_discounted then words || '''=discount'''::tsvector else ts_delete(words, '=discount') end
$$;
--> statement-breakpoint
create or replace function keep_search_flags() returns trigger language plpgsql as $$
begin
  update product_search as search set is_visible = now.is_visible, is_in_stock = now.is_in_stock,
      words = search_words_with_discount(search.words, now.is_discounted)
    from (
      select new_rows.id, new_rows.is_enabled and categories.is_active as is_visible,
        case when new_rows.is_bottled then new_rows.quantity_ml else new_rows.quantity end > 0 as is_in_stock,
        new_rows.price_now_kopecks < new_rows.current_price_kopecks as is_discounted
      from new_rows join categories on categories.id = new_rows.category_id) as now
    where search.product_id = now.id and (search.is_visible, search.is_in_stock, search.words @@ '''=discount'''::tsquery)
      is distinct from (now.is_visible, now.is_in_stock, now.is_discounted);
  return null;
end $$;
--> statement-breakpoint
-- The documents of names with numbers, sizes and decants are written anew when the shop starts: it indexes what is missing.
delete from product_search;
--> statement-breakpoint
delete from brand_search;
