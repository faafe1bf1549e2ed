import { addAccountNote, getAccountBuyer } from '#contracts/buyers.ts';
import { FormSkeleton } from '#web/admin/components/form-layouts.tsx';
import { ListProblem } from '#web/admin/components/list-page.tsx';
import { readListParams } from '#web/admin/components/list-params.ts';
import { call, load } from '#web/kit/api-client.ts';
import { useLocalPath } from '#web/kit/language.ts';
import { useAdminMessages } from '#web/kit/messages.tsx';
import { BuyerCardView } from './buyer-card.tsx';

const perPage = 20;

type Address = { params: { id: string }; request: Request };

export async function clientLoader({ params, request }: Address) {
  const { page, pageInfoOf } = readListParams(request, perPage);
  const buyer = await load(getAccountBuyer, { params, query: { startPage: page, perPage } });
  return { buyer, pageInfo: pageInfoOf(buyer.ordersQuantity) };
}
clientLoader.hydrate = true as const;

export function HydrateFallback() {
  const { title, loading } = useAdminMessages().buyers;
  return <FormSkeleton title={title} loading={loading} />;
}

export const ErrorBoundary = () => <ListProblem title={useAdminMessages().buyers.problemTitle} />;

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
