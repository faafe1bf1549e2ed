import { useState } from 'react';
import type { LoaderFunctionArgs } from 'react-router';
import { getStockLedger, moveStock, openBottle, type StockLedger } from '#contracts/stock.ts';
import { productTitle } from '#domain/product-label.ts';
import { ConfirmAction } from '#web/admin/components/confirm-action.tsx';
import { BackLink } from '#web/admin/components/form-layouts.tsx';
import { ListHeading, ListProblem, ListSkeleton } from '#web/admin/components/list-page.tsx';
import { readListParams } from '#web/admin/components/list-params.ts';
import { call, load } from '#web/kit/api-client.ts';
import { useLocalPath } from '#web/kit/language.ts';
import { useAdminMessages } from '#web/kit/messages.tsx';
import { Button } from '#web/ui/button.tsx';
import { MoveList } from './move-list.tsx';
import { ProductCost } from './product-cost.tsx';
import { StockMoveDialog } from './stock-move-dialog.tsx';

export function clientLoader({ request, params }: LoaderFunctionArgs) {
  const before = Number(readListParams(request).param('before'));
  return load(getStockLedger, { params: { id: params.id ?? '' }, query: before > 0 ? { before } : {} });
}
clientLoader.hydrate = true as const;

export function HydrateFallback() {
  return <ListSkeleton title={useAdminMessages().stock.title} />;
}

export function ErrorBoundary() {
  return <ListProblem title={useAdminMessages().stock.problem} />;
}

/** The stock of one product: its moves, and the forms that make them. */
export default function StockPage({
  loaderData: { product, moves, next, decants, cost },
}: {
  loaderData: StockLedger;
}) {
  const { stock: texts } = useAdminMessages();
  const localPath = useLocalPath();
  const [isMoving, setIsMoving] = useState(false);
  const [opened, setOpened] = useState<StockLedger['product'] | null>(null);
  const { _id: id, name, brand, bottling, sizes, quantity, quantityMl, itemNo } = product;
  const [stock, unit] = bottling ? ([quantityMl, 'ml'] as const) : ([quantity, 'pieces'] as const);
  const canBeOpened = !bottling && sizes !== null;
  const title = productTitle({ brand, name });

  return (
    <>
      <title>{texts.titleOf(name)}</title>
      <BackLink label={texts.toProducts} href={localPath('/admin/products')} />
      <ListHeading
        title={title}
        count={[sizes && texts.amount(sizes, texts.units.ml), itemNo].filter(Boolean).join(' · ')}
      />
      <div className="flex flex-col gap-5">
        <section aria-label={texts.now} className="rounded-lg border border-line bg-card p-4">
          <p className="figures">
            {texts.now}: <strong className="text-lg">{texts.amount(stock, texts.units[unit])}</strong>
          </p>
          <div className="mt-3 flex flex-wrap gap-2">
            <Button kind="primary" size="small" onClick={() => setIsMoving(true)}>
              {texts.change}
            </Button>
            {canBeOpened &&
              decants.map((decant) => (
                <Button key={decant._id} size="small" disabled={quantity < 1} onClick={() => setOpened(decant)}>
                  {texts.open.button(sizes)}
                </Button>
              ))}
          </div>
          {canBeOpened && decants.length === 0 && <p className="mt-3 text-sm text-ink-2">{texts.open.none}</p>}
        </section>
        {cost && <ProductCost productId={id} cost={cost} />}
        <div>
          <MoveList label={texts.title} moves={moves} next={next} />
        </div>
      </div>
      {isMoving && (
        <StockMoveDialog
          title={texts.change}
          quantity={stock}
          unit={unit}
          save={(body) => call(moveStock, { params: { id }, body })}
          onClose={() => setIsMoving(false)}
        />
      )}
      {opened && sizes !== null && (
        <ConfirmAction
          title={texts.open.title(name)}
          text={texts.open.text(sizes, opened.name)}
          confirmLabel={texts.open.confirm}
          confirmKind="primary"
          call={() => call(openBottle, { params: { id }, body: { decant: opened._id } })}
          onClose={() => setOpened(null)}
        />
      )}
    </>
  );
}
