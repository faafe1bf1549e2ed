import { useEffect } from 'react';
import { redirect, useNavigation, useRevalidator } from 'react-router';
import { getOverview, getToDo } from '#contracts/overview.ts';
import { listStatuses } from '#contracts/statuses.ts';
import { shopDay } from '#domain/dates.ts';
import { mayUse, openModules } from '#domain/permissions.ts';
import { ListHeading, ListProblem } from '#web/admin/components/list-page.tsx';
import { hasOverview, moduleOrder } from '#web/admin/layout/sections.ts';
import { shownStatuses } from '#web/admin/orders/status-select.tsx';
import { requireUser } from '#web/features/session/guard.tsx';
import { load } from '#web/kit/api-client.ts';
import { languageOfPath, pathIn } from '#web/kit/language.ts';
import { useAdminMessages } from '#web/kit/messages.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { readPeriod } from './period-address.ts';
import { PeriodChoice } from './period-choice.tsx';
import { BestSellers, MissedSearches } from './rankings.tsx';
import { ReturnsToDo } from './returns-to-do.tsx';
import { RevenueCard } from './revenue-card.tsx';
import { RunningOut } from './running-out.tsx';
import { SalesTiles } from './sales-tiles.tsx';
import { StatusCard } from './status-card.tsx';
import { ToDoList } from './to-do.tsx';

/** The figures need access to statistics; staff without any part of this page are redirected to their first module. */
export async function clientLoader({ request }: { request: Request }) {
  const { pathname, searchParams } = new URL(request.url);
  const { permissions } = await requireUser(request, 'admin');
  const hasFigures = mayUse(permissions, 'admin', 'statistic');
  if (!hasOverview(permissions)) {
    const allowed = openModules(permissions, 'admin');
    const first = moduleOrder.find((module) => allowed.includes(module));
    throw redirect(pathIn(languageOfPath(pathname), first ? `/admin/${first}` : '/index'));
  }
  const [toDo, figures] = await Promise.all([load(getToDo, {}), hasFigures ? loadFigures(searchParams) : null]);
  return { toDo, figures };
}

async function loadFigures(searchParams: URLSearchParams) {
  const today = shopDay(new Date());
  const period = readPeriod(searchParams, today);
  const [overview, statuses] = await Promise.all([
    load(getOverview, { query: { from: period.from, to: period.to } }),
    load(listStatuses, {}),
  ]);
  return { period, today, overview, statuses: shownStatuses(statuses) };
}

clientLoader.hydrate = true as const;

export function HydrateFallback() {
  const { overview: texts } = useAdminMessages();
  return (
    <div aria-busy="true">
      <ListHeading title={texts.title} />
      <p className="sr-only">{texts.loading}</p>
      <Skeleton className="mb-6 h-11 max-w-110" />
      <div className="mb-6 grid gap-3 sm:grid-cols-2 xl:grid-cols-4">
        {['revenue', 'orders', 'basket', 'abolished'].map((tile) => (
          <Skeleton key={tile} className="h-28 rounded-lg" />
        ))}
      </div>
      <Skeleton className="h-90 rounded-lg" />
    </div>
  );
}

export function ErrorBoundary() {
  return <ListProblem title={useAdminMessages().overview.problem} />;
}

type OverviewPageProps = { loaderData: Awaited<ReturnType<typeof clientLoader>> };

/** The start page of the panel. */
export default function OverviewPage({ loaderData: { toDo, figures } }: OverviewPageProps) {
  const { overview: texts } = useAdminMessages();
  return (
    <>
      <title>{texts.title}</title>
      <ListHeading title={texts.title} />
      <ToDoList toDo={toDo} />
      {toDo.orders && <ReturnsToDo />}
      {figures && <Figures {...figures} />}
    </>
  );
}

type FiguresProps = Awaited<ReturnType<typeof loadFigures>>;

function Figures({ period, today, overview, statuses }: FiguresProps) {
  const { overview: texts } = useAdminMessages();
  const isLoading = useNavigation().state === 'loading';
  useAskAgain(overview.isBestAwaited);
  const best = { asOf: overview.bestAsOf, isAwaited: overview.isBestAwaited };
  return (
    <section aria-labelledby="figures">
      <h2 id="figures" className="mb-3 text-2xl">
        {texts.sales} <span className="font-sans text-sm text-ink-2">{texts.range(overview.from, overview.to)}</span>
      </h2>
      <PeriodChoice period={period} today={today} />
      <div aria-busy={isLoading} className={isLoading ? 'opacity-60 transition-opacity' : 'transition-opacity'}>
        <SalesTiles overview={overview} />
        <div className="grid gap-5 xl:grid-cols-2">
          <div className="min-w-0 xl:col-span-2">
            <RevenueCard days={overview.days} />
          </div>
          <BestSellers title={texts.bestByPieces} unit={texts.pieces} products={overview.bestByPieces} {...best} />
          <BestSellers title={texts.bestByMl} unit={texts.ml} products={overview.bestByMl} {...best} />
          <div className="min-w-0 xl:col-span-2">
            <StatusCard statuses={overview.statuses} shown={statuses} />
          </div>
          <RunningOut runningOut={overview.runningOut} />
          <MissedSearches missedSearches={overview.missedSearches} />
        </div>
      </div>
    </section>
  );
}

const askAgainMs = 2000;

/** Polls until a job has counted what sold best. */
function useAskAgain(isAwaited: boolean) {
  const { state, revalidate } = useRevalidator();
  useEffect(() => {
    if (!isAwaited || state !== 'idle') return;
    const timer = setTimeout(() => void revalidate(), askAgainMs);
    return () => clearTimeout(timer);
  }, [isAwaited, state, revalidate]);
}
