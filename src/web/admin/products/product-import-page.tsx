import CircleCheck from 'lucide-react/icons/circle-check';
import FileUp from 'lucide-react/icons/file-up';
import { useEffect, useRef } from 'react';
import { largestImportMb, mostImportedRows } from '#contracts/product-files.ts';
import { BackLink } from '#web/admin/components/form-layouts.tsx';
import { ListHeading } from '#web/admin/components/list-page.tsx';
import { useLocalPath } from '#web/kit/language.ts';
import { useAdminMessages } from '#web/kit/messages.tsx';
import { Button } from '#web/ui/button.tsx';
import { ButtonLink } from '#web/ui/button-link.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { Field } from '#web/ui/field.tsx';
import { FileDrop } from '#web/ui/file-drop.tsx';
import { FormProblem } from '#web/ui/form-problem.tsx';
import { Progress } from '#web/ui/progress.tsx';
import { ImportFindings } from './import-findings.tsx';
import { useImport } from './use-import.ts';

/** Product import in three steps: choose a file, review the dry run, confirm. */
export default function ProductImportPage() {
  const { productFiles: texts } = useAdminMessages();
  const localPath = useLocalPath();
  const { step, choose, confirm, restart } = useImport();
  const list = localPath('/admin/products');
  return (
    <>
      <title>{texts.title}</title>
      <BackLink label={texts.back} href={list} />
      <ListHeading title={texts.title} />
      <div className="grid max-w-5xl gap-6">
        {step.kind === 'choosing' && <Choice problem={step.problem} onPick={choose} />}
        {step.kind === 'checking' && (
          <Working label={texts.checking} share={step.share}>
            <Button size="small" onClick={restart}>
              {texts.cancel}
            </Button>
          </Working>
        )}
        {step.kind === 'checked' && (
          <FileHeader name={step.file.name} onRestart={restart}>
            <FormProblem message={step.problem} />
            <ImportFindings check={step.check} />
            {step.check.bad.length === 0 && step.check.created + step.check.changed > 0 && (
              <Button kind="primary" className="sticky bottom-3 justify-self-start shadow-pop" onClick={confirm}>
                {texts.confirm(step.check.created + step.check.changed)}
              </Button>
            )}
          </FileHeader>
        )}
        {step.kind === 'importing' && <Working label={texts.importing} share={step.share} />}
        {step.kind === 'done' && (
          <div role="status">
            <EmptyState
              picture={<CircleCheck aria-hidden="true" className="size-10 text-green" strokeWidth={1.5} />}
              title={texts.doneTitle}
              text={texts.done(step.counts.created, step.counts.changed, step.counts.unchanged)}
              action={
                <>
                  <ButtonLink kind="primary" href={list}>
                    {texts.toList}
                  </ButtonLink>
                  <Button onClick={restart}>{texts.again}</Button>
                </>
              }
            />
          </div>
        )}
      </div>
    </>
  );
}

type ChoiceProps = { problem: string | undefined; onPick: (file: File) => void };

function Choice({ problem, onPick }: ChoiceProps) {
  const { productFiles: texts } = useAdminMessages();
  return (
    <>
      <Field label={texts.file} error={problem}>
        <FileDrop
          prompt={texts.prompt}
          hint={texts.hint(mostImportedRows, largestImportMb)}
          icon={<FileUp aria-hidden="true" className="size-7 text-amber" strokeWidth={1.5} />}
          accept=".csv,text/csv,.txt"
          onPick={onPick}
          removeLabel={texts.another}
          progressLabel={texts.checking}
        />
      </Field>
      <section className="rounded-lg bg-mist px-5 py-4">
        <h2 className="text-xl">{texts.how}</h2>
        <ol className="mt-2 list-decimal space-y-1.5 pl-5 text-ink-2">
          {texts.steps.map((step) => (
            <li key={step}>{step}</li>
          ))}
        </ol>
      </section>
    </>
  );
}

type WorkingProps = { label: string; share: number; children?: React.ReactNode };

function Working({ label, share, children }: WorkingProps) {
  return (
    <div className="grid justify-items-start gap-4 rounded-lg border border-line bg-card px-5 py-6">
      <p role="status">{label}</p>
      <Progress label={label} value={share} />
      {children}
    </div>
  );
}

type FileHeaderProps = { name: string; onRestart: () => void; children: React.ReactNode };

/** The checked file; takes the focus for screen readers. */
function FileHeader({ name, onRestart, children }: FileHeaderProps) {
  const { productFiles: texts } = useAdminMessages();
  const box = useRef<HTMLElement>(null);
  useEffect(() => box.current?.focus(), []);
  return (
    <section ref={box} tabIndex={-1} aria-label={name} className="grid gap-6 outline-none">
      <p className="flex flex-wrap items-center gap-3">
        <span className="font-semibold wrap-anywhere">{name}</span>
        <Button size="small" onClick={onRestart}>
          {texts.another}
        </Button>
      </p>
      {children}
    </section>
  );
}
