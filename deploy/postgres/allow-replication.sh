#!/usr/bin/env bash
# Run once by the primary when its data folder is made: a role for the replica, with a slot that keeps the log it has not read.
set -euo pipefail
psql --username "$POSTGRES_USER" --dbname postgres --set ON_ERROR_STOP=1 --set password="$REPLICATION_PASSWORD" <<'SQL'
create role replication_reader with replication login password :'password';
select pg_create_physical_replication_slot('replica');
SQL
echo 'host replication replication_reader all scram-sha-256' >> "$PGDATA/pg_hba.conf"
