-- The rows that were written for refunds from before their table named an edit as the cause, though somebody had refunded at the bank itself.
-- Such a row was written as done, and never sent; what was refunded at the bank counts as returned.
update refunds set cause = 'at-bank' from orders
where orders.id = refunds.order_id and refunds.cause = 'edited' and refunds.state = 'done' and refunds.sent_at is null
  and refunds.actor_id is null and refunds.created_at = refunds.ended_at and refunds.amount_kopecks <= orders.returned_kopecks;
