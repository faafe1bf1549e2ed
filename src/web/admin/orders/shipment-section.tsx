import FileText from 'lucide-react/icons/file-text';
import Pencil from 'lucide-react/icons/pencil';
import RefreshCw from 'lucide-react/icons/refresh-cw';
import Tag from 'lucide-react/icons/tag';
import Trash from 'lucide-react/icons/trash-2';
import Truck from 'lucide-react/icons/truck';
import { useEffect, useEffectEvent, useState } from 'react';
import { useRevalidator } from 'react-router';
import type { Order } from '#contracts/orders.ts';
import {
  deleteShipment,
  getOrderShipment,
  type OrderShipment,
  retryShipment,
  type Shipment,
} from '#contracts/shipments.ts';
import { formatLongDate, formatShortDateTime } from '#domain/dates.ts';
import { formatMoney } from '#domain/money.ts';
import { ConfirmAction } from '#web/admin/components/confirm-action.tsx';
import { useAsyncData } from '#web/admin/components/loading-dialog.tsx';
import { ParcelTimeline } from '#web/features/orders/parcel-timeline.tsx';
import { call } from '#web/kit/api-client.ts';
import { useLanguage } from '#web/kit/language.ts';
import { useAdminMessages } from '#web/kit/messages.tsx';
import { kopecksOf } from '#web/kit/product-price.ts';
import { problemReasons, useRequest } from '#web/kit/request.ts';
import { Badge, type BadgeTone } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { showToast } from '#web/ui/toast.ts';
import { CopyButton } from './copy-button.tsx';
import { OrderSection, SectionLoading } from './order-section.tsx';
import { usePrinting } from './use-printing.ts';
import { WaybillDialog } from './waybill-dialog.tsx';

const load = async (id: string, signal: AbortSignal) => (await call(getOrderShipment, { params: { id }, signal })).data;

/** While the carrier is awaited, its answer appears by itself. */
const pollEveryMs = 2000;

/** The waybill of an order: what is known, what is awaited, and what can be done. */
export function ShipmentSection({ order }: { order: Order }) {
  const { shipments: texts } = useAdminMessages();
  const { data, problem, retry } = useAsyncData(order._id, load);
  const { revalidate } = useRevalidator();
  const status = data?.shipment?.parcel?.phase;
  const poll = useEffectEvent(retry);
  const reloadOrder = useEffectEvent(() => void revalidate());

  useEffect(() => {
    if (!data?.shipment?.awaited) return;
    // After each answer, since a new request would abort one that is under way.
    const timer = setTimeout(poll, pollEveryMs);
    return () => clearTimeout(timer);
  }, [data]);

  // Tracking moves the order too.
  useEffect(() => {
    if (status !== undefined && status !== 'registered') reloadOrder();
  }, [status]);

  return (
    <OrderSection title={texts.title}>
      <SectionLoading loading={texts.loading} isLoaded={data !== undefined} problem={problem} retry={retry} />
      {data && <Loaded order={order} data={data} onChanged={retry} />}
    </OrderSection>
  );
}

type LoadedProps = { order: Order; data: OrderShipment; onChanged: () => void };

function Loaded({ order, data, onChanged }: LoadedProps) {
  const { shipments: texts } = useAdminMessages();
  const [isMaking, setIsMaking] = useState(false);
  const { shipment, defaults } = data;
  return (
    <div className="grid gap-3">
      {!shipment && <p className="text-sm text-ink-2">{defaults ? texts.none : texts.notHere}</p>}
      {shipment && <ShipmentState order={order} shipment={shipment} data={data} onChanged={onChanged} />}
      {defaults && data.isUnpaid && <p className="text-sm font-semibold text-amber-ink">{texts.unpaid}</p>}
      {defaults && (
        <Button
          size="small"
          kind={shipment ? 'secondary' : 'primary'}
          className="w-fit"
          icon={<Truck aria-hidden="true" />}
          onClick={() => setIsMaking(true)}
        >
          {texts.create}
        </Button>
      )}
      {isMaking && defaults && (
        <WaybillDialog
          title={texts.createTitle(order.orderNo)}
          orderId={order._id}
          defaults={shipment?.state === 'refused' ? { ...shipment.form, sendOn: defaults.sendOn } : defaults}
          isTypedAddress={data.isTypedAddress}
          kind="create"
          onClose={() => setIsMaking(false)}
          onSaved={onChanged}
        />
      )}
    </div>
  );
}

const tones: Record<NonNullable<Shipment['parcel']>['phase'], BadgeTone> = {
  registered: 'neutral',
  moving: 'blue',
  arrived: 'amber',
  received: 'green',
  refused: 'garnet',
  unclaimed: 'garnet',
  lost: 'garnet',
  deleted: 'neutral',
};

type ShipmentStateProps = LoadedProps & { shipment: Shipment };

function ShipmentState({ order, shipment, data, onChanged }: ShipmentStateProps) {
  const { shipments: texts } = useAdminMessages();
  const language = useLanguage();
  const { state, awaited, problem, parcel, trouble } = shipment;
  const day = (written: string) => formatLongDate(written, language);
  return (
    <>
      {parcel && (
        <div>
          <p className="flex flex-wrap items-center gap-2">
            <b className="figures">{parcel.number}</b>
            <CopyButton label={texts.copyNumber} text={parcel.number} />
            <Badge tone={tones[parcel.phase]}>{texts.phases[parcel.phase]}</Badge>
          </p>
          <ul className="text-sm text-ink-2">
            {shipment.price !== null && <li>{texts.price(formatMoney(kopecksOf(shipment.price)))}</li>}
            {parcel.arrivesOn !== null && <li>{texts.arrivesOn(day(parcel.arrivesOn))}</li>}
            {shipment.storedUntil !== null && parcel.phase === 'arrived' && (
              <li>{texts.storedUntil(day(shipment.storedUntil))}</li>
            )}
            {shipment.registerNumber !== null && <li>{texts.register(shipment.registerNumber)}</li>}
            {shipment.returnNumber !== null && <li>{texts.returnNumber(shipment.returnNumber)}</li>}
          </ul>
        </div>
      )}
      {state === 'refused' && <p className="font-semibold text-garnet">{texts.refused}</p>}
      {state === 'deleted' && <p className="text-sm text-ink-2">{texts.deleted}</p>}
      {awaited !== null && (
        <p role="status" className="text-sm font-semibold text-amber-ink">
          {texts.awaited[awaited]}
        </p>
      )}
      {problem !== null && <p className="text-sm wrap-anywhere text-garnet">{problem}</p>}
      {trouble !== null && <p className="text-sm font-semibold text-garnet">{texts.troubles[trouble]}</p>}
      {parcel && <ParcelTimeline parcel={parcel} />}
      {shipment.trackedAt !== null && (
        <p className="text-xs text-ink-3">
          {texts.trackedAt(formatShortDateTime(new Date(shipment.trackedAt), language))}
        </p>
      )}
      <ShipmentActions order={order} shipment={shipment} data={data} onChanged={onChanged} />
    </>
  );
}

function ShipmentActions({ order, shipment, data, onChanged }: ShipmentStateProps) {
  const { shipments: texts } = useAdminMessages();
  const { send, isLoading } = useRequest();
  const { printLabel, isPrinting } = usePrinting();
  const [isOpen, setIsOpen] = useState<'change' | 'delete' | null>(null);
  const { state, parcel, canChange } = shipment;
  const number = parcel?.number ?? '';
  const close = () => setIsOpen(null);

  async function retry() {
    const ask = () => call(retryShipment, { params: { id: order._id } });
    const answer = await send(ask, (problem) => showToast({ kind: 'problem', title: problemReasons(problem) }));
    if (answer) showToast({ kind: 'success', title: answer.message });
    onChanged();
  }

  return (
    <div className="flex flex-wrap gap-2">
      {parcel && (
        <>
          <Button
            size="small"
            icon={<Tag aria-hidden="true" />}
            isLoading={isPrinting}
            onClick={() => void printLabel(parcel.number, '100x100')}
          >
            {texts.label}
          </Button>
          <Button
            size="small"
            icon={<FileText aria-hidden="true" />}
            isLoading={isPrinting}
            onClick={() => void printLabel(parcel.number, 'a4')}
          >
            {texts.labelA4}
          </Button>
        </>
      )}
      {state !== 'deleted' && (
        <Button size="small" icon={<RefreshCw aria-hidden="true" />} isLoading={isLoading} onClick={() => void retry()}>
          {state === 'refused' ? texts.tryAgain : texts.retry}
        </Button>
      )}
      {canChange && (
        <>
          <Button size="small" icon={<Pencil aria-hidden="true" />} onClick={() => setIsOpen('change')}>
            {texts.change}
          </Button>
          <Button size="small" icon={<Trash aria-hidden="true" />} onClick={() => setIsOpen('delete')}>
            {texts.remove}
          </Button>
        </>
      )}
      {isOpen === 'change' && (
        <WaybillDialog
          title={texts.changeTitle(number)}
          orderId={order._id}
          defaults={shipment.form}
          isTypedAddress={data.isTypedAddress}
          kind="change"
          onClose={close}
          onSaved={onChanged}
        />
      )}
      {isOpen === 'delete' && (
        <ConfirmAction
          title={texts.removeTitle(number)}
          text={texts.removeText}
          confirmLabel={texts.remove}
          call={() => call(deleteShipment, { params: { id: order._id } })}
          onClose={close}
          onDone={onChanged}
        />
      )}
    </div>
  );
}
