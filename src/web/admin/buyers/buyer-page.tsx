import { addAccountNote, getAccountBuyer } from '#contracts/buyers.ts';
import { readListParams } from '#web/admin/components/list-params.ts';
import { call, load } from '#web/kit/api-client.ts';
import { useLocalPath } from '#web/kit/language.ts';
import { useAdminMessages } from '#web/kit/messages.tsx';
import { BuyerCardView, BuyerProblem, BuyerSkeleton } from './buyer-card.tsx';

const perPage = 20;

type Address = { params: { id: string }; request: Request };

export async function clientLoader({ params, request }: Address) {
  const { page, pageInfoOf } = readListParams(request, perPage);
  const buyer = await load(getAccountBuyer, { params, query: { startPage: page, perPage } });
  return { buyer, pageInfo: pageInfoOf(buyer.ordersQuantity) };
}
clientLoader.hydrate = true as const;

export const HydrateFallback = BuyerSkeleton;
export const ErrorBoundary = BuyerProblem;

type BuyerPageProps = Pick<Address, 'params'> & { loaderData: Awaited<ReturnType<typeof clientLoader>> };

export default function BuyerPage({ params, loaderData: { buyer, pageInfo } }: BuyerPageProps) {
  const { users: texts } = useAdminMessages();
  const href = useLocalPath()('/admin/users');
  return (
    <BuyerCardView
      key={params.id}
      buyer={buyer}
      pageInfo={pageInfo}
      back={{ label: texts.title, href }}
      addNote={(text) => call(addAccountNote, { params, body: { text } })}
    />
  );
}
