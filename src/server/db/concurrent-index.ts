import pg from 'pg';

/** True if an earlier run has built it. An invalid one is left over from a run that was interrupted, and is dropped. */
export async function isIndexReady(client: pg.ClientBase, name: string): Promise<boolean> {
  const { rows } = await client.query<{ isValid: boolean }>(
    'select indisvalid as "isValid" from pg_index where indexrelid = to_regclass($1)',
    [pg.escapeIdentifier(name)],
  );
  if (rows[0]?.isValid === false) {
    await client.query('set lock_timeout = 0');
    await client.query(`drop index concurrently ${pg.escapeIdentifier(name)}`);
    await client.query('reset lock_timeout');
  }
  return rows[0]?.isValid === true;
}
