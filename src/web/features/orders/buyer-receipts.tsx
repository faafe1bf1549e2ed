import { useEffect, useState } from 'react';
import { type BuyersReceipt, listBuyersReceipts } from '#contracts/fiscal-receipts.ts';
import { formatMoney } from '#domain/money.ts';
import { call } from '#web/kit/api-client.ts';
import { kopecksOf } from '#web/kit/product-price.ts';

export type ReceiptTexts = {
  title: string;
  sale: (sum: string) => string;
  return: (sum: string) => string;
  qr: string;
};

/** Links and QR codes of an order's fiscal receipts. Nothing while there are none: they come by e-mail too. */
export function BuyerReceipts({ orderId, texts }: { orderId: string; texts: ReceiptTexts }) {
  const [receipts, setReceipts] = useState<readonly BuyersReceipt[]>([]);
  useEffect(() => {
    const stop = new AbortController();
    call(listBuyersReceipts, { params: { id: orderId }, signal: stop.signal }).then(
      ({ data }) => setReceipts(data),
      () => undefined,
    );
    return () => stop.abort();
  }, [orderId]);
  if (receipts.length === 0) return null;
  return (
    <section aria-label={texts.title} className="mt-2">
      <h3 className="label-caps mb-2 font-sans text-ink-3">{texts.title}</h3>
      <ul className="flex flex-wrap gap-6">
        {receipts.map(({ kind, sum, link, qr }) => (
          <li key={link} className="grid max-w-44 justify-items-start gap-2">
            {qr && (
              <svg
                viewBox={`0 0 ${qr.size} ${qr.size}`}
                role="img"
                aria-label={texts.qr}
                shapeRendering="crispEdges"
                className="w-36 border border-line bg-white"
              >
                <path d={qr.path} />
              </svg>
            )}
            <a href={link} target="_blank" rel="noreferrer" className="font-medium text-amber-ink underline py-1">
              {texts[kind](sum === null ? '' : formatMoney(kopecksOf(sum)))}
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
