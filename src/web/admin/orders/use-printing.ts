import { useState } from 'react';
import {
  type BulkShipment,
  makeRegister as makeRegisterCall,
  printLabels as printLabelsCall,
} from '#contracts/shipments.ts';
import { shopDay } from '#domain/dates.ts';
import { call } from '#web/kit/api-client.ts';
import { useAdminMessages } from '#web/kit/messages.tsx';
import { showProblemToast, useRequest } from '#web/kit/request.ts';

/** The shop fetches the PDF with its key: the browser only saves it. */
function savePdf(base64: string, name: string): void {
  const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
  const url = URL.createObjectURL(new Blob([bytes], { type: 'application/pdf' }));
  const link = document.createElement('a');
  link.href = url;
  link.download = `${name}-${shopDay(new Date())}.pdf`;
  link.click();
  URL.revokeObjectURL(url);
}

/** Labels and registers; `missing` are orders that are not in the last print. */
export function usePrinting() {
  const { fileNames } = useAdminMessages().shipments;
  const { send, isLoading } = useRequest();
  const [missing, setMissing] = useState<readonly BulkShipment[]>([]);

  async function printLabels(ids: readonly string[], format: '100x100' | 'a4') {
    const answer = await send(() => call(printLabelsCall, { body: { ids: [...ids], format } }), showProblemToast);
    if (!answer) return;
    savePdf(answer.data.pdf, fileNames.labels);
    setMissing(answer.data.missing);
  }

  async function makeRegister(ids: readonly string[]) {
    const answer = await send(() => call(makeRegisterCall, { body: { ids: [...ids] } }), showProblemToast);
    if (!answer) return;
    savePdf(answer.data.pdf, fileNames.register);
    setMissing(answer.data.missing);
  }

  return { printLabels, makeRegister, isPrinting: isLoading, missing, forgetMissing: () => setMissing([]) };
}
