import type { Clause, ContractSection as SectionText } from '#web/messages/uk/contract/contract-section.ts';

type ContractSectionProps = SectionText & { id: string; number: number };

/** Clause numbers are text, so that they can be copied and referred to. */
export function ContractSection({ id, number, title, clauses }: ContractSectionProps) {
  return (
    <section id={id} aria-labelledby={`${id}-title`} className="scroll-mt-4 pt-10">
      <h2 id={`${id}-title`} className="text-2xl break-after-avoid">
        <span className="lining-nums">{number}.</span> {title}
      </h2>
      {clauses.map((clause, index) => (
        <ContractClause key={textOf(clause)} number={`${number}.${index + 1}.`} clause={clause} />
      ))}
    </section>
  );
}

const textOf = (clause: Clause) => (typeof clause === 'string' ? clause : clause.text);

function ContractClause({ number, clause }: { number: string; clause: Clause }) {
  return (
    <div className="mt-4 flex gap-3 leading-7 print:break-inside-avoid print:leading-snug">
      <span className="figures w-10 shrink-0 text-ink-3">{number}</span>
      <div className="min-w-0">
        <p>{textOf(clause)}</p>
        {typeof clause !== 'string' && (
          <ul className="mt-2 list-disc space-y-1.5 pl-5 marker:text-amber">
            {clause.items.map((item) => (
              <li key={item}>{item}</li>
            ))}
          </ul>
        )}
      </div>
    </div>
  );
}
