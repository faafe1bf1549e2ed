ALTER TABLE "delivery_addresses" DROP CONSTRAINT "delivery_addresses_kind_known";--> statement-breakpoint
ALTER TABLE "orders" DROP CONSTRAINT "orders_delivery_kind_known";--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "destination" jsonb;--> statement-breakpoint
ALTER TABLE "delivery_addresses" ADD CONSTRAINT "delivery_addresses_kind_known" CHECK ("delivery_addresses"."delivery_kind" in ('nova-poshta', 'pickup', 'courier'));--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_delivery_kind_known" CHECK ("orders"."delivery_kind" in ('nova-poshta', 'pickup', 'courier'));