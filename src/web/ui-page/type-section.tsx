import { clsx } from 'clsx';
import { formatMoney } from '#domain/money.ts';
import { useMessages } from '#web/kit/messages.tsx';
import { Logo } from '#web/ui/logo.tsx';
import { Row, Section, useUiPageTexts } from './section.tsx';

const swatches = [
  ['paper', 'bg-paper'],
  ['card', 'bg-card'],
  ['ink', 'bg-ink'],
  ['ink-2', 'bg-ink-2'],
  ['ink-3', 'bg-ink-3'],
  ['line', 'bg-line'],
  ['line-2', 'bg-line-2'],
  ['amber', 'bg-amber'],
  ['amber-ink', 'bg-amber-ink'],
  ['amber-wash', 'bg-amber-wash'],
  ['green', 'bg-green'],
  ['garnet', 'bg-garnet'],
  ['inverse', 'bg-inverse'],
] as const;

const sums = [1_077_980, 6_500, 111_111, 1_406_980];

export function TypeSection() {
  const texts = useUiPageTexts();
  const { shop, counts } = useMessages();
  return (
    <Section title={texts.sections.type}>
      <div className="flex flex-col gap-2">
        <p className="label-caps text-ink-3">{texts.type.house}</p>
        <h3 className="text-5xl">Oud Wood</h3>
        <p className="max-w-md text-ink-2">{texts.type.sample}</p>
        <p className="text-sm text-ink-3">{[1, 2, 5, 21, 186].map((count) => counts.products(count)).join(' · ')}</p>
      </div>
      <dl className="figures w-full max-w-60">
        {sums.map((sum) => (
          <div key={sum} className="flex justify-between gap-4 border-b border-line py-1.5">
            <dt className="text-ink-2">{texts.type.sum}</dt>
            <dd className="font-semibold">{formatMoney(sum)}</dd>
          </div>
        ))}
      </dl>
      <Row>
        <Logo name={shop.name} />
        <span className="rounded-md bg-inverse px-5 py-4">
          <Logo name={shop.name} size="small" tone="light" />
        </span>
      </Row>
      <ul className="flex flex-wrap gap-3">
        {swatches.map(([name, look]) => (
          <li key={name} className="flex w-20 flex-col gap-1 text-xs text-ink-2">
            <span className={clsx('h-12 rounded-md border border-line', look)} />
            {name}
          </li>
        ))}
      </ul>
    </Section>
  );
}
