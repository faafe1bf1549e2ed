import Download from 'lucide-react/icons/download';
import { productStatuses } from '#contracts/admin-products.ts';
import { exportProducts } from '#contracts/product-files.ts';
import { useListParams } from '#web/admin/components/list-params.ts';
import { useCsvExport } from '#web/admin/components/use-csv-export.ts';
import { call } from '#web/kit/api-client.ts';
import { useAdminMessages } from '#web/kit/messages.tsx';
import { Button } from '#web/ui/button.tsx';

/** Exports all pages of the filtered list. */
export function ExportButton() {
  const { productFiles: texts } = useAdminMessages();
  const { param } = useListParams();
  const tab = param('status');
  const find = param('find').trim();
  const query = {
    productStatus: productStatuses.find((status) => status === tab) ?? ('all' as const),
    ...(tab === 'low' && { stock: 'low' as const }),
    ...(find !== '' && { find }),
  };
  const { start, isBusy, count } = useCsvExport({
    fetchPart: (from) => call(exportProducts, { query: { ...query, ...from } }),
    fileName: texts.fileName,
    exported: texts.exported,
  });
  return (
    <Button
      icon={<Download aria-hidden="true" />}
      title={texts.exportHint}
      isLoading={isBusy}
      onClick={() => void start()}
    >
      {count ? texts.exporting(count) : texts.export}
    </Button>
  );
}
