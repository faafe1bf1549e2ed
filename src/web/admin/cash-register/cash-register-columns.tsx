import { useLocalPath } from '#web/kit/language.ts';
import { useAdminMessages } from '#web/kit/messages.tsx';
import { Badge } from '#web/ui/badge.tsx';
import type { Column } from '#web/ui/table.tsx';
import type { ComparedGood } from './compared-goods.ts';

const markLook = 'rounded-sm! text-right whitespace-normal!';

/** The cash register's values, with differing values of the shop below. */
export function useRegisterColumns(): Column<ComparedGood>[] {
  const { register: texts } = useAdminMessages();
  return [
    {
      key: 'number',
      title: texts.number,
      cell: ({ number }) => number,
      className: 'figures text-ink-2 max-md:hidden md:w-14',
    },
    {
      key: 'id',
      title: texts.id,
      cell: ({ id }) => <span className="block wrap-anywhere md:w-36">{id}</span>,
      className: 'figures text-xs text-ink-2',
      isAside: true,
    },
    {
      key: 'name',
      title: texts.name,
      isName: true,
      className: 'md:py-3 max-md:pr-0!',
      cell: (good) => <NameCell good={good} />,
    },
    {
      key: 'price',
      title: texts.price,
      align: 'end',
      className: 'figures',
      cell: ({ price, own, differs }) => (
        <span className="flex flex-col items-end gap-1">
          <span className="whitespace-nowrap">{texts.money(price)}</span>
          {own && differs.price && (
            <Badge tone="garnet" className={markLook}>
              {own.bottling ? texts.inShopPriceMl(texts.money(own.price)) : texts.inShopPrice(texts.money(own.price))}
            </Badge>
          )}
        </span>
      ),
    },
    {
      key: 'quantity',
      title: texts.quantity,
      align: 'end',
      className: 'figures',
      cell: ({ count, own, differs }) => (
        <span className="flex flex-col items-end gap-1">
          {count ?? <span className="text-sm text-ink-3">{texts.notCounted}</span>}
          {own && differs.stock && (
            <Badge tone="yellow" className={markLook}>
              {own.bottling ? texts.inShopMl(own.stock) : texts.inShopPieces(own.stock)}
            </Badge>
          )}
        </span>
      ),
    },
  ];
}

function NameCell({ good: { id, code, name, own } }: { good: ComparedGood }) {
  const { register: texts } = useAdminMessages();
  const localPath = useLocalPath();
  return (
    <span className="flex min-w-0 flex-col items-start gap-1 wrap-anywhere">
      <span>{name}</span>
      <span className="text-sm font-normal text-ink-2">
        <span className="figures">{code || texts.noCode}</span>
        {own && (
          <>
            {' · '}
            {texts.inShop}{' '}
            {own.enabled ? (
              <a href={localPath(`/products/item/${own._id}`)} className="text-amber-ink underline">
                {own.name}
              </a>
            ) : (
              <>
                {own.name} <Badge>{texts.isOff}</Badge>
              </>
            )}
          </>
        )}
      </span>
      {own === null && <Badge tone="blue">{texts.notInShop}</Badge>}
      {/* On medium screens there is no space for a column of ids. */}
      <span className="hidden text-xs font-normal text-ink-2 md:max-xl:block">
        {texts.id} {id}
      </span>
    </span>
  );
}
