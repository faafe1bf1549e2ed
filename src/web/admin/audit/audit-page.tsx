import { auditedThings, listAudit } from '#contracts/audit.ts';
import { day, id } from '#contracts/kit/fields.ts';
import { AuditEntries } from '#web/admin/components/audit-history.tsx';
import { ListSelect } from '#web/admin/components/list-filters.tsx';
import { ListHeading, ListProblem, ListSkeleton } from '#web/admin/components/list-page.tsx';
import { readListParams, rowsPerPage, useListParams } from '#web/admin/components/list-params.ts';
import { load } from '#web/kit/api-client.ts';
import { useAdminMessages } from '#web/kit/messages.tsx';
import { ButtonLink } from '#web/ui/button-link.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { AuditFilters } from './audit-filters.tsx';

export function clientLoader({ request }: { request: Request }) {
  const { param } = readListParams(request);
  const thing = auditedThings.find((known) => known === param('thing'));
  const before = id.safeParse(param('before')).data;
  const [from, to] = [day.safeParse(param('from')).data, day.safeParse(param('to')).data];
  const [who, find] = [param('who').slice(0, 200), param('find').slice(0, 200)];
  return load(listAudit, {
    query: {
      perPage: rowsPerPage,
      ...(thing && { thing }),
      ...(before && { before }),
      ...(who && { who }),
      ...(find && { find }),
      ...(from && { from }),
      ...(to && { to }),
    },
  });
}
clientLoader.hydrate = true as const;

export function HydrateFallback() {
  return <ListSkeleton title={useAdminMessages().audit.title} />;
}

export function ErrorBoundary() {
  return <ListProblem title={useAdminMessages().audit.problem} />;
}

type AuditPageProps = { loaderData: Awaited<ReturnType<typeof clientLoader>> };

/** The audit log of the whole shop. */
export default function AuditPage({ loaderData: { entries, next } }: AuditPageProps) {
  const { audit: texts, list } = useAdminMessages();
  const { hrefWith, isFiltered } = useListParams();
  return (
    <>
      <title>{texts.title}</title>
      <ListHeading title={texts.title} />
      <div className="mb-4 flex flex-wrap items-end gap-3">
        <ListSelect
          name="thing"
          label={texts.thing}
          all={texts.everything}
          options={auditedThings.map((thing) => ({ value: thing, label: texts.things[thing] }))}
        />
        <AuditFilters />
      </div>
      {entries.length === 0 ? (
        <EmptyState title={isFiltered ? list.nothingHere : texts.none} />
      ) : (
        <AuditEntries entries={entries} isNamed />
      )}
      {next !== null && (
        <ButtonLink href={hrefWith({ before: next })} className="mt-5">
          {texts.more}
        </ButtonLink>
      )}
    </>
  );
}
