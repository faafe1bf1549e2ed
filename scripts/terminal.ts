/** A line per step: rewritten in place on a terminal, plain lines in a log file. */
export function createProgress(stream: NodeJS.WriteStream = process.stdout) {
  const isLive = stream.isTTY === true;
  let open: { text: string; startedAt: number } | null = null;

  function finish(): void {
    if (!open) return;
    const seconds = ((Date.now() - open.startedAt) / 1000).toFixed(1);
    stream.write(isLive ? `\r\x1b[2K  ✓ ${open.text} (${seconds} s)\n` : `  ✓ ${open.text} (${seconds} s)\n`);
    open = null;
  }

  return {
    step(text: string, done?: number, total?: number): void {
      if (open?.text !== text) {
        finish();
        open = { text, startedAt: Date.now() };
        if (!isLive) stream.write(`  … ${text}\n`);
      }
      if (isLive) stream.write(`\r\x1b[2K  … ${text}${total ? ` ${done} / ${total}` : ''}`);
    },
    finish,
    /** Ends the current line without marking the step as done. */
    abandon(): void {
      if (open && isLive) stream.write('\n');
      open = null;
    },
  };
}
