import { useRef, useState } from 'react';
import { isProblem } from '#contracts/kit/problem.ts';
import { checkProductImport, type ImportCheck, importProducts, largestImportMb } from '#contracts/product-files.ts';
import { useAdminMessages } from '#web/kit/messages.tsx';
import { clientWithProgress } from '#web/kit/upload-progress.ts';

type Counts = Pick<ImportCheck, 'created' | 'changed' | 'unchanged'>;

type Step =
  | { kind: 'choosing'; problem?: string }
  | { kind: 'checking'; file: File; share: number }
  | { kind: 'checked'; file: File; check: ImportCheck; problem?: string }
  | { kind: 'importing'; file: File; check: ImportCheck; share: number }
  | { kind: 'done'; counts: Counts };

const megabyte = 1024 * 1024;
/** The upload's share of the progress bar; the rest is the server's work. */
const wayShare = 0.3;

/** Import state machine: choose, check (dry run), confirm, done. */
export function useImport() {
  const { productFiles: texts } = useAdminMessages();
  const [step, setStep] = useState<Step>({ kind: 'choosing' });
  const checking = useRef<AbortController | null>(null);

  const watched = (show: (share: number) => void) =>
    clientWithProgress({
      onUpload: (share) => show(share * wayShare),
      onServerProgress: (share) => show(wayShare + share * (1 - wayShare)),
    });

  async function choose(picked: File): Promise<void> {
    if (picked.size > largestImportMb * megabyte) {
      return setStep({ kind: 'choosing', problem: texts.tooLarge(largestImportMb) });
    }
    // Copied into memory: the import must use the same bytes as the dry run, even if the file is saved again meanwhile.
    const bytes = await picked.arrayBuffer().catch(() => null);
    if (bytes === null) return setStep({ kind: 'choosing', problem: texts.unreadable });
    const file = new File([bytes], picked.name);
    checking.current?.abort();
    const control = new AbortController();
    checking.current = control;
    setStep({ kind: 'checking', file, share: 0 });
    try {
      const call = watched((share) => !control.signal.aborted && setStep({ kind: 'checking', file, share }));
      const { data } = await call(checkProductImport, { files: { file }, signal: control.signal });
      setStep({ kind: 'checked', file, check: data });
    } catch (error) {
      if (control.signal.aborted) return;
      if (!isProblem(error)) throw error;
      setStep({ kind: 'choosing', problem: error.message });
    }
  }

  async function confirm(): Promise<void> {
    if (step.kind !== 'checked') return;
    const { file, check } = step;
    setStep({ kind: 'importing', file, check, share: 0 });
    try {
      const call = watched((share) => setStep({ kind: 'importing', file, check, share }));
      const { data } = await call(importProducts, { body: { seen: check.seen }, files: { file } });
      setStep({ kind: 'done', counts: data });
    } catch (error) {
      if (!isProblem(error)) throw error;
      setStep({ kind: 'checked', file, check, problem: error.message });
    }
  }

  function restart(): void {
    checking.current?.abort();
    setStep({ kind: 'choosing' });
  }

  return { step, choose, confirm, restart };
}
