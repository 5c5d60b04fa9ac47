-- A purchase that is taken back gives nothing from then on, however long its money is on the way.
CREATE OR REPLACE VIEW paid_memberships AS
  SELECT o.id AS order_id, o.business_id, o.plan_id, o.purpose, o.starts_on, o.ends_on, o.period_starts_on
  FROM membership_orders AS o
  WHERE o.refund_due_at IS NULL
    AND EXISTS (SELECT FROM ledger_events AS e WHERE e.order_id = o.id AND e.kind = 'paid')
    AND NOT EXISTS (SELECT FROM ledger_events AS e WHERE e.order_id = o.id AND e.kind = 'refunded');
