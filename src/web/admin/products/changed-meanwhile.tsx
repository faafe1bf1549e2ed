import { z } from 'zod';
import { useAdminMessages } from '#web/kit/messages.tsx';
import { ChangesTable } from '../parts/changes-table.tsx';

/** What comes with the refusal of an edit that was too late: by field, what was typed here and what is there now. */
const tooLate = z.object({ changes: z.record(z.string(), z.tuple([z.unknown(), z.unknown()])) });

/** Shows whoever came second what the other one has changed, before they decide which of both stays. */
export function ChangedMeanwhile({ told }: { told: unknown }) {
  const { audit: texts } = useAdminMessages();
  const changes = tooLate.safeParse(told).data?.changes;
  if (!changes) return null;
  return <ChangesTable label={texts.changedMeanwhile} sides={[texts.yours, texts.now]} changes={changes} />;
}
