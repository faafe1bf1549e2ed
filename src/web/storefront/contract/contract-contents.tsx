type ContractContentsProps = { label: string; contents: readonly { id: string; title: string }[] };

export function ContractContents({ label, contents }: ContractContentsProps) {
  return (
    <nav
      aria-labelledby="contents"
      className="mt-8 rounded-lg border border-line bg-card p-4 lg:sticky lg:top-[calc(var(--shop-bar)+1.5rem)] lg:row-span-2 lg:row-start-1 lg:mt-2 lg:max-h-[calc(100dvh-var(--shop-bar)-3rem)] lg:self-start lg:overflow-y-auto print:hidden"
    >
      <h2 id="contents" className="label-caps px-2 font-sans text-ink-2">
        {label}
      </h2>
      <ol className="mt-2 text-sm">
        {contents.map(({ id, title }, index) => (
          <li key={id}>
            <a
              href={`#${id}`}
              className="flex min-h-11 items-center gap-2 rounded-sm px-2 py-1.5 text-ink-2 hover:bg-amber-wash hover:text-ink lg:min-h-9"
            >
              <span className="figures w-6 shrink-0 text-ink-3">{index + 1}.</span>
              {title}
            </a>
          </li>
        ))}
      </ol>
    </nav>
  );
}
