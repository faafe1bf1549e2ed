import { useState } from 'react';
import {
  type BulkShipment,
  listWaybillNumbers,
  makeRegister as makeRegisterCall,
  printLabels as printLabelsCall,
  printRegister,
} from '#contracts/shipments.ts';
import { shopDay } from '#domain/dates.ts';
import { saveFile } from '#web/admin/components/save-file.ts';
import { call } from '#web/kit/api-client.ts';
import { useAdminMessages } from '#web/kit/messages.tsx';
import { showProblemToast, useRequest } from '#web/kit/request.ts';

type LabelFormat = '100x100' | 'a4';

function savePdf(bytes: Uint8Array<ArrayBuffer>, name: string): void {
  saveFile(new Blob([bytes], { type: 'application/pdf' }), `${name}-${shopDay(new Date())}.pdf`);
}

/** Labels and registers; `missing` are orders that are not in the last print. */
export function usePrinting() {
  const { fileNames } = useAdminMessages().shipments;
  const { send, isLoading } = useRequest();
  const [missing, setMissing] = useState<readonly BulkShipment[]>([]);

  async function labelsOf(numbers: readonly string[], format: LabelFormat) {
    const { data } = await call(printLabelsCall, { query: { numbers: numbers.join(','), format } });
    savePdf(data, fileNames.labels);
  }

  const printLabel = (number: string, format: LabelFormat) => send(() => labelsOf([number], format), showProblemToast);

  async function printLabels(ids: readonly string[], format: LabelFormat) {
    const print = async () => {
      const { data } = await call(listWaybillNumbers, { body: { ids: [...ids] } });
      await labelsOf(data.numbers, format);
      return data;
    };
    setMissing((await send(print, showProblemToast))?.missing ?? []);
  }

  async function makeRegister(ids: readonly string[]) {
    const print = async () => {
      const { data } = await call(makeRegisterCall, { body: { ids: [...ids] } });
      const { data: pdf } = await call(printRegister, { params: { number: data.number } });
      savePdf(pdf, fileNames.register);
      return data;
    };
    setMissing((await send(print, showProblemToast))?.missing ?? []);
  }

  return { printLabel, printLabels, makeRegister, isPrinting: isLoading, missing, forgetMissing: () => setMissing([]) };
}
