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
  return (
    <p className={clsx('price', size === 'large' && 'price-large')}>
      <b>{prefix ? `${prefix} ${now}` : now}</b>
      {was && (
        <s>
          {wasLabel && <span className="sr-only">{`${wasLabel} `}</span>}
          {was}
        </s>
      )}
      {unit && <small>{unit}</small>}
    </p>
  );
}
