import { clsx } from 'clsx';
import ImageUp from 'lucide-react/icons/image-up';
import Trash2 from 'lucide-react/icons/trash-2';
import { type DragEvent, type ReactNode, useState } from 'react';
import { Button } from './button.tsx';
import { useFieldWiring } from './field.tsx';
import { IconButton } from './icon-button.tsx';
import { Progress } from './progress.tsx';

type FileDropProps = {
  /** The prompt without a file: "Choose a picture or drop it here". */
  prompt: string;
  hint?: string;
  /** The icon above the prompt; by default one for pictures. */
  icon?: ReactNode;
  accept?: string;
  /** The URL of the current picture, uploaded or only chosen. */
  previewUrl?: string | null;
  previewAlt?: string;
  onPick: (file: File) => void;
  onRemove?: () => void;
  removeLabel: string;
  /** From 0 to 1 during the upload; 1 while the server processes the file. */
  progress?: number | undefined;
  progressLabel: string;
  cancel?: { label: string; onPress: () => void };
  isDisabled?: boolean;
};

export function FileDrop({
  prompt,
  hint,
  icon,
  accept = 'image/*',
  previewUrl,
  previewAlt = '',
  onPick,
  onRemove,
  removeLabel,
  progress,
  progressLabel,
  cancel,
  isDisabled = false,
}: FileDropProps) {
  const wiring = useFieldWiring();
  const [isOver, setIsOver] = useState(false);

  const drop = (event: DragEvent) => {
    event.preventDefault();
    setIsOver(false);
    const [file] = event.dataTransfer.files;
    if (file && !isDisabled) onPick(file);
  };

  return (
    <div className="relative">
      <label
        onDragOver={(event) => {
          event.preventDefault();
          setIsOver(true);
        }}
        onDragLeave={() => setIsOver(false)}
        onDrop={drop}
        className={clsx(
          'relative flex min-h-40 flex-col items-center justify-center gap-2 overflow-hidden rounded-lg border border-dashed p-4 text-center transition-colors',
          'has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-amber',
          isOver ? 'border-amber bg-amber-wash' : 'border-line-2 bg-white hover:border-ink-3',
          wiring['aria-invalid'] && 'border-garnet',
          isDisabled && 'opacity-60',
        )}
      >
        <input
          {...wiring}
          type="file"
          accept={accept}
          disabled={isDisabled}
          className="sr-only"
          onChange={(event) => {
            const file = event.target.files?.[0];
            // Reset, so that the same file can be chosen again after its removal.
            event.target.value = '';
            if (file) onPick(file);
          }}
        />
        {previewUrl ? (
          <Preview url={previewUrl} alt={previewAlt} />
        ) : (
          <Prompt prompt={prompt} hint={hint} icon={icon} />
        )}
      </label>
      {progress !== undefined && <Travelling progress={progress} label={progressLabel} cancel={cancel} />}
      {previewUrl && onRemove && !isDisabled && (
        <IconButton
          label={removeLabel}
          icon={<Trash2 aria-hidden="true" />}
          look="boxed"
          onClick={onRemove}
          className="absolute top-2 right-2"
        />
      )}
    </div>
  );
}

type TravellingProps = Pick<FileDropProps, 'cancel'> & { progress: number; label: string };

/** An uploaded file can no longer be cancelled, and the server's time is unknown (indeterminate progress). */
function Travelling({ progress, label, cancel }: TravellingProps) {
  const isThere = progress === 1;
  return (
    <div className="absolute inset-x-3 bottom-3 flex items-center gap-3 rounded-md bg-card px-3 py-2 shadow-pop">
      <div className="grid grow gap-1.5">
        <p className="text-xs text-ink-2">{label}</p>
        <Progress label={label} value={isThere ? undefined : progress} />
      </div>
      {cancel && !isThere && (
        <Button size="small" onClick={cancel.onPress}>
          {cancel.label}
        </Button>
      )}
    </div>
  );
}

function Preview({ url, alt }: { url: string; alt: string }) {
  return <img src={url} alt={alt} className="max-h-56 rounded-sm object-contain" />;
}

function Prompt({ prompt, hint, icon }: { prompt: ReactNode; hint: string | undefined; icon: ReactNode }) {
  return (
    <>
      {icon ?? <ImageUp aria-hidden="true" className="size-7 text-amber" strokeWidth={1.5} />}
      <span className="font-semibold">{prompt}</span>
      {hint && <span className="text-xs text-ink-3">{hint}</span>}
    </>
  );
}
