#!/usr/bin/env bash
# The replica: copies the primary once, then follows it.
set -euo pipefail
if [ ! -s "$PGDATA/PG_VERSION" ]; then
  mkdir -p "$PGDATA" && chmod 700 "$PGDATA"
  pg_basebackup --host primary --username replication_reader --pgdata "$PGDATA" --slot replica --wal-method stream --write-recovery-conf
fi
exec postgres -D "$PGDATA" -c hot_standby=on -c hot_standby_feedback=on
