import { useRevalidator } from 'react-router';
import type { BuyerCard } from '#contracts/buyers.ts';
import type { Answer } from '#contracts/kit/endpoint.ts';
import { formatShortDateTime } from '#domain/dates.ts';
import { formatMoney } from '#domain/money.ts';
import { formatPhone } from '#domain/phone.ts';
import { BackLink, FormSkeleton } from '#web/admin/components/form-layouts.tsx';
import { ListHeading, ListPaging, ListProblem } from '#web/admin/components/list-page.tsx';
import type { PageInfo } from '#web/admin/components/list-params.ts';
import { Notes } from '#web/admin/components/notes.tsx';
import { OrderStatus } from '#web/features/orders/order-status.tsx';
import { useLanguage, useLocalPath } from '#web/kit/language.ts';
import { useAdminMessages } from '#web/kit/messages.tsx';
import { formatTotal, kopecksOf } from '#web/kit/product-price.ts';
import { EmptyState } from '#web/ui/empty-state.tsx';

type BuyerCardViewProps = {
  buyer: BuyerCard;
  pageInfo: PageInfo;
  back: { label: string; href: string };
  addNote: (text: string) => Promise<Answer<unknown>>;
};

const card = 'min-w-0 rounded-lg border border-line bg-card p-4 sm:p-5';
const link = 'py-1 text-amber-ink underline';

export function BuyerSkeleton() {
  const { title, loading } = useAdminMessages().buyers;
  return <FormSkeleton title={title} loading={loading} />;
}

export const BuyerProblem = () => <ListProblem title={useAdminMessages().buyers.problemTitle} />;

/** Who buys: contact, what they spent, their orders, and notes of staff. */
export function BuyerCardView({ buyer, pageInfo, back, addNote }: BuyerCardViewProps) {
  const { buyers: texts } = useAdminMessages();
  const localPath = useLocalPath();
  const revalidator = useRevalidator();
  const { firstName, lastName, phone, email, accounts, guestOrders } = buyer;
  const name = `${firstName} ${lastName}`.trim() || formatPhone(phone) || email;
  return (
    <div className="max-w-6xl">
      <title>{name}</title>
      <BackLink {...back} />
      <ListHeading title={name} count={buyer.userId === null ? texts.guest : texts.account} />
      <div className="grid items-start gap-4 lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
        <section aria-label={texts.orders} className={card}>
          <h2 className="mb-3 text-2xl">{texts.orders}</h2>
          {buyer.orders.length === 0 ? <EmptyState title={texts.noOrders} /> : <Orders buyer={buyer} />}
          <ListPaging {...pageInfo} />
        </section>
        <div className="grid gap-4">
          <section aria-label={texts.contact} className={card}>
            <dl className="mb-3 grid grid-cols-2 gap-3">
              <Total name={texts.spent} value={formatMoney(kopecksOf(buyer.spent))} />
              <Total name={texts.ordersCount} value={String(buyer.ordersQuantity)} />
            </dl>
            {phone !== '' && (
              <p>
                <a href={`tel:${phone}`} className={link}>
                  {formatPhone(phone)}
                </a>
              </p>
            )}
            {email !== '' && (
              <p className="break-all">
                <a href={`mailto:${email}`} className={link}>
                  {email}
                </a>
              </p>
            )}
            {guestOrders > 0 && (
              <p className="mt-2 text-sm">
                <a href={localPath(`/admin/buyers/${encodeURIComponent(phone)}`)} className={link}>
                  {texts.guestOrders(guestOrders)}
                </a>
              </p>
            )}
            {accounts.map((account) => (
              <p key={account._id} className="mt-2 text-sm break-all">
                <a href={localPath(`/admin/users/${account._id}`)} className={link}>
                  {texts.accountOf(account.name)}
                </a>
              </p>
            ))}
          </section>
          <section aria-label={texts.notes} className={card}>
            <h2 className="mb-3 text-2xl">{texts.notes}</h2>
            <Notes notes={buyer.notes} add={addNote} onAdded={() => revalidator.revalidate()} />
          </section>
        </div>
      </div>
    </div>
  );
}

function Total({ name, value }: { name: string; value: string }) {
  return (
    <div>
      <dt className="label-caps mb-1 text-ink-3">{name}</dt>
      <dd className="figures text-xl font-semibold">{value}</dd>
    </div>
  );
}

function Orders({ buyer: { orders } }: { buyer: BuyerCard }) {
  const language = useLanguage();
  const localPath = useLocalPath();
  return (
    <ul>
      {orders.map((one) => (
        <li key={one._id} className="flex flex-wrap items-center gap-x-3 gap-y-1 border-b border-line py-2 text-sm">
          <a href={localPath(`/admin/orders/${one.orderNo}`)} className={`figures font-semibold ${link}`}>
            № {one.orderNo}
          </a>
          <time dateTime={one.date} className="figures text-ink-2">
            {formatShortDateTime(new Date(one.date), language)}
          </time>
          <OrderStatus order={one} />
          <span className="figures ml-auto font-semibold whitespace-nowrap">{formatTotal(one.totalSum)}</span>
        </li>
      ))}
    </ul>
  );
}
