import { listBuyerOrders } from '#contracts/admin-orders.ts';
import type { Order } from '#contracts/orders.ts';
import { formatShortDateTime } from '#domain/dates.ts';
import { formatPhone } from '#domain/phone.ts';
import { useAsyncData } from '#web/admin/components/loading-dialog.tsx';
import { OrderStatus } from '#web/features/orders/order-status.tsx';
import { call } from '#web/kit/api-client.ts';
import { useLanguage, useLocalPath } from '#web/kit/language.ts';
import { useAdminMessages } from '#web/kit/messages.tsx';
import { formatTotal } from '#web/kit/product-price.ts';
import { CopyButton } from './copy-button.tsx';
import { OrderSection, SectionLoading } from './order-section.tsx';

/** Who bought, how to reach them, and what else they ordered. */
export function BuyerSection({ order }: { order: Order }) {
  const { buyers, orders } = useAdminMessages();
  const texts = orders.page;
  const localPath = useLocalPath();
  const { firstName, lastName, phone, email } = order;
  const shownPhone = formatPhone(phone);
  return (
    <OrderSection title={texts.buyer}>
      <p className="font-semibold wrap-anywhere">
        {firstName} {lastName}
      </p>
      <p className="flex items-center gap-1">
        <a href={`tel:${phone}`} aria-label={texts.call(shownPhone)} className={contactLook}>
          {shownPhone}
        </a>
        <CopyButton label={texts.copyPhone} text={phone} />
      </p>
      {email !== '' && (
        <p className="flex items-center gap-1">
          <a href={`mailto:${email}`} aria-label={texts.write(email)} className={contactLook}>
            {email}
          </a>
          <CopyButton label={texts.copyEmail} text={email} />
        </p>
      )}
      <p>
        <a href={localPath(`/admin/buyers/${encodeURIComponent(phone)}`)} className={contactLook}>
          {buyers.ofBuyer}
        </a>
      </p>
      <OtherOrders order={order} />
    </OrderSection>
  );
}

const contactLook = 'min-w-0 py-2 break-all text-amber-ink underline md:py-1';

const loadOthers = async (id: string, signal: AbortSignal) =>
  (await call(listBuyerOrders, { params: { id }, signal })).data;

function OtherOrders({ order }: { order: Order }) {
  const { page: texts } = useAdminMessages().orders;
  const language = useLanguage();
  const localPath = useLocalPath();
  const { data: others, problem, retry } = useAsyncData(order._id, loadOthers);
  return (
    <div className="mt-3 border-t border-line pt-3">
      <h3 className="label-caps mb-1 font-sans text-ink-3">{texts.otherOrders}</h3>
      <SectionLoading loading={texts.otherLoading} isLoaded={others !== undefined} problem={problem} retry={retry} />
      {others?.count === 0 && <p className="text-sm text-ink-2">{texts.noOtherOrders}</p>}
      {others && others.count > 0 && (
        <ul aria-label={texts.otherOrders} className="text-sm">
          {others.orders.map((one) => (
            <li
              key={one._id}
              className="flex flex-wrap items-center gap-x-3 gap-y-1 border-b border-line py-2 last:border-b-0"
            >
              <a
                href={localPath(`/admin/orders/${one.orderNo}`)}
                className="figures py-1 font-semibold text-amber-ink underline"
              >
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
      )}
      {others && others.count > others.orders.length && (
        <a
          href={localPath(`/admin/orders?find=${encodeURIComponent(order.phone)}`)}
          className="inline-flex min-h-11 items-center text-sm text-amber-ink underline md:min-h-9"
        >
          {texts.otherCount(others.count - others.orders.length)}
        </a>
      )}
    </div>
  );
}
