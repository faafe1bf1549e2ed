import { useState } from 'react';
import { listVialMoves, listVials, moveVials, type Vial } from '#contracts/stock.ts';
import { BackLink } from '#web/admin/components/form-layouts.tsx';
import { ListHeading, ListProblem, ListSkeleton } from '#web/admin/components/list-page.tsx';
import { readListParams } from '#web/admin/components/list-params.ts';
import { call, load } from '#web/kit/api-client.ts';
import { useLocalPath } from '#web/kit/language.ts';
import { useAdminMessages } from '#web/kit/messages.tsx';
import { Badge } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { ButtonLink } from '#web/ui/button-link.tsx';
import { MoveList } from './move-list.tsx';
import { StockMoveDialog } from './stock-move-dialog.tsx';

export async function clientLoader({ request }: { request: Request }) {
  const { param } = readListParams(request);
  const [size, before] = [Number(param('size')), Number(param('before'))];
  const vials = await load(listVials, {});
  const vial = vials.find(({ sizeMl }) => sizeMl === size);
  const query = before > 0 ? { before } : {};
  return { vials, ledger: vial ? { vial, ...(await load(listVialMoves, { params: { sizeMl: size }, query })) } : null };
}
clientLoader.hydrate = true as const;

export function HydrateFallback() {
  return <ListSkeleton title={useAdminMessages().stock.vials.title} />;
}

export const ErrorBoundary = () => <ListProblem />;

type VialsPageProps = { loaderData: Awaited<ReturnType<typeof clientLoader>> };

/** Empty vials for decants, by size, with their moves. */
export default function VialsPage({ loaderData: { vials, ledger } }: VialsPageProps) {
  const { stock } = useAdminMessages();
  const { vials: texts } = stock;
  const localPath = useLocalPath();
  const [moved, setMoved] = useState<Vial | null>(null);
  return (
    <>
      <title>{texts.title}</title>
      <BackLink
        {...(ledger
          ? { label: texts.toVials, href: localPath('/admin/products/vials') }
          : { label: stock.toProducts, href: localPath('/admin/products') })}
      />
      <ListHeading title={ledger ? texts.movesOf(ledger.vial.sizeMl) : texts.title} />
      {ledger ? (
        <MoveList label={texts.movesOf(ledger.vial.sizeMl)} {...ledger} />
      ) : (
        <>
          <p className="mb-4 max-w-3xl text-ink-2">{texts.lead}</p>
          <ul aria-label={texts.title} className="divide-y divide-line rounded-lg border border-line bg-card">
            {vials.map((vial) => (
              <li key={vial.sizeMl} className="flex flex-wrap items-center gap-x-4 gap-y-2 px-4 py-3">
                <span className="figures w-16 font-semibold">{texts.size(vial.sizeMl)}</span>
                <VialQuantity quantity={vial.quantity} />
                <span className="ml-auto flex flex-wrap gap-2">
                  {vial.quantity !== null && (
                    <ButtonLink
                      size="small"
                      href={localPath(`/admin/products/vials?size=${vial.sizeMl}`)}
                      aria-label={texts.movesOf(vial.sizeMl)}
                    >
                      {stock.title}
                    </ButtonLink>
                  )}
                  <Button size="small" aria-label={texts.changeOf(vial.sizeMl)} onClick={() => setMoved(vial)}>
                    {stock.change}
                  </Button>
                </span>
              </li>
            ))}
          </ul>
        </>
      )}
      {moved && (
        <StockMoveDialog
          title={texts.changeOf(moved.sizeMl)}
          quantity={moved.quantity ?? 0}
          unit="vials"
          save={(body) => call(moveVials, { params: { sizeMl: moved.sizeMl }, body })}
          onClose={() => setMoved(null)}
        />
      )}
    </>
  );
}

function VialQuantity({ quantity }: Pick<Vial, 'quantity'>) {
  const { stock } = useAdminMessages();
  const { vials: texts } = stock;
  if (quantity === null) return <span className="text-ink-2">{texts.notCounted}</span>;
  if (quantity < 0) return <Badge tone="garnet">{texts.lacking(-quantity)}</Badge>;
  return <span className="figures">{stock.amount(quantity, stock.units.vials)}</span>;
}
