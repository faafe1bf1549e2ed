import { runProgram, type ToolResult } from '../tools/run-tool.ts';

/** The prefix for installing packages without a prompt: none for root, `sudo -n` where it needs no password. */
export async function privilege(): Promise<string[] | null> {
  if (process.getuid?.() === 0) return [];
  return (await runProgram('sudo', ['-n', 'true'])).exitCode === 0 ? ['sudo', '-n'] : null;
}

export type AptGet = (...words: string[]) => Promise<ToolResult>;

/** Null where packages cannot be installed by apt-get without a prompt. */
export async function findAptGet(): Promise<AptGet | null> {
  const hasApt = process.platform === 'linux' && (await runProgram('apt-get', ['--version'])).exitCode === 0;
  const prefix = hasApt ? await privilege() : null;
  if (prefix === null) return null;
  // The variable is set inside sudo, which clears the environment; the outer `env` makes the command work without a prefix.
  return (...words) => runProgram('env', [...prefix, 'env', 'DEBIAN_FRONTEND=noninteractive', 'apt-get', ...words]);
}
