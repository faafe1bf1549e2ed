import Download from 'lucide-react/icons/download';
import { useState } from 'react';
import { productStatuses } from '#contracts/admin-products.ts';
import type { Answer, ResponseOf } from '#contracts/kit/endpoint.ts';
import { isProblem } from '#contracts/kit/problem.ts';
import { exportProducts } from '#contracts/product-files.ts';
import { shopDay } from '#domain/dates.ts';
import { call } from '#web/kit/door.ts';
import { useAdminMessages } from '#web/kit/messages.tsx';
import { Button } from '#web/ui/button.tsx';
import { showToast } from '#web/ui/toast.ts';
import { useListAddress } from '../parts/list-address.ts';

/** Hands a file over as if it had been linked to. */
function download(parts: readonly string[], name: string): void {
  const url = URL.createObjectURL(new Blob([...parts], { type: 'text/csv;charset=utf-8' }));
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  URL.revokeObjectURL(url);
}

/** The products that the list shows, on all its pages, as one file. It is fetched in parts, so that there may be any number. */
export function ExportButton() {
  const { productFiles: texts } = useAdminMessages();
  const { inAddress } = useListAddress();
  const [count, setCount] = useState<number | null>(null);

  async function fetchAll(): Promise<number> {
    const tab = inAddress('status');
    const find = inAddress('find').trim();
    const query = {
      productStatus: productStatuses.find((status) => status === tab) ?? ('all' as const),
      ...(tab === 'low' && { stock: 'low' as const }),
      ...(find !== '' && { find }),
    };
    const parts: string[] = [];
    let all = 0;
    let after: string | null | undefined;
    while (after !== null) {
      const part: Answer<ResponseOf<typeof exportProducts>> = await call(exportProducts, {
        query: after === undefined ? query : { ...query, after },
      });
      parts.push(part.data.csv);
      all += part.data.count;
      after = part.data.next;
      setCount(all);
    }
    download(parts, `${texts.fileName}-${shopDay(new Date())}.csv`);
    return all;
  }

  async function press() {
    setCount(0);
    try {
      showToast({ kind: 'success', title: texts.exported(await fetchAll()) });
    } catch (error) {
      if (!isProblem(error)) throw error;
      showToast({ kind: 'problem', title: error.message });
    } finally {
      setCount(null);
    }
  }

  return (
    <Button
      icon={<Download aria-hidden="true" />}
      title={texts.exportHint}
      isLoading={count !== null}
      onClick={() => void press()}
    >
      {count ? texts.exporting(count) : texts.export}
    </Button>
  );
}
