import type { AboutText } from '#web/messages/uk/about/about.ts';

export function Decanting({ title, lead, steps }: AboutText['decanting']) {
  return (
    <section className="rounded-lg bg-amber-wash px-5 py-8 md:px-10 md:py-12">
      <h2 className="text-3xl">{title}</h2>
      <p className="mt-3 max-w-prose text-amber-ink">{lead}</p>
      <ol className="mt-8 grid gap-x-8 gap-y-8 sm:grid-cols-2 lg:grid-cols-4">
        {steps.map((step, index) => (
          <li key={step.title} className="flex flex-col items-start">
            <Vial level={(index + 1) / steps.length} />
            <h3 className="mt-4 text-xl">{step.title}</h3>
            <p className="mt-2 text-ink-2">{step.text}</p>
          </li>
        ))}
      </ol>
    </section>
  );
}

const inside = { topY: 22, bottomY: 60 };

function Vial({ level }: { level: number }) {
  const heightPx = (inside.bottomY - inside.topY) * level;
  return (
    <svg viewBox="0 0 28 64" aria-hidden="true" className="h-16">
      <rect x="9" y="1" width="10" height="11" rx="2" fill="#211b14" />
      <rect x="6" y="12" width="16" height="5" rx="1.5" fill="#c98a3a" />
      <rect x="3" y="18" width="22" height="44" rx="5" fill="#fffdf9" stroke="#9a5a12" strokeWidth="1.5" />
      <rect x="5.5" y={inside.bottomY - heightPx} width="17" height={heightPx} rx="3" fill="#c98a3a" />
    </svg>
  );
}
