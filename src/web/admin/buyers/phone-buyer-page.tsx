import { addPhoneNote, getPhoneBuyer } from '#contracts/buyers.ts';
import { readListParams } from '#web/admin/components/list-params.ts';
import { call, load } from '#web/kit/api-client.ts';
import { useLocalPath } from '#web/kit/language.ts';
import { useAdminMessages } from '#web/kit/messages.tsx';
import { BuyerCardView, BuyerProblem, BuyerSkeleton } from './buyer-card.tsx';

const perPage = 20;

type Address = { params: { phone: string }; request: Request };

export async function clientLoader({ params, request }: Address) {
  const { page, pageInfoOf } = readListParams(request, perPage);
  const buyer = await load(getPhoneBuyer, { params, query: { startPage: page, perPage } });
  return { buyer, pageInfo: pageInfoOf(buyer.ordersQuantity) };
}
clientLoader.hydrate = true as const;

export const HydrateFallback = BuyerSkeleton;
export const ErrorBoundary = BuyerProblem;

type PhoneBuyerPageProps = Pick<Address, 'params'> & { loaderData: Awaited<ReturnType<typeof clientLoader>> };

export default function PhoneBuyerPage({ params, loaderData: { buyer, pageInfo } }: PhoneBuyerPageProps) {
  const { orders: texts } = useAdminMessages();
  const href = useLocalPath()('/admin/orders');
  return (
    <BuyerCardView
      key={params.phone}
      buyer={buyer}
      pageInfo={pageInfo}
      back={{ label: texts.form.toList, href }}
      addNote={(text) => call(addPhoneNote, { params, body: { text } })}
    />
  );
}
