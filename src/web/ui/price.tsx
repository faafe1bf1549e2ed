import { clsx } from 'clsx';

type PriceProps = {
  now: string;
  was?: string | undefined;
  /** For screen readers, which do not announce a strikethrough. */
  wasLabel?: string;
  /** "від", "from" */
  prefix?: string | undefined;
  /** "за 1 мл" */
  unit?: string | undefined;
  size?: 'small' | 'large';
};

export function Price({ now, was, wasLabel, prefix, unit, size = 'small' }: PriceProps) {
  const isLarge = size === 'large';
  return (
    <p className={clsx('flex flex-wrap items-baseline', isLarge ? 'gap-x-3' : 'gap-x-2')}>
      <span className={clsx('font-bold whitespace-nowrap', isLarge ? 'text-3xl' : 'text-[1.0625rem]')}>
        {prefix && `${prefix} `}
        {now}
      </span>
      {was && (
        <s className={clsx('whitespace-nowrap text-ink-3', isLarge ? 'text-base' : 'text-sm')}>
          {wasLabel && <span className="sr-only">{wasLabel} </span>}
          {was}
        </s>
      )}
      {unit && <span className={clsx('whitespace-nowrap text-ink-2', isLarge ? 'text-sm' : 'text-xs')}>{unit}</span>}
    </p>
  );
}
