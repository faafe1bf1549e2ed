import { execFile } from 'node:child_process';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { promisify } from 'node:util';

const run = promisify(execFile);

/**
 * Finds the database's processes by command line, which every user can read; the working folder of another user's process is
 * hidden even from root in most containers. A pid file is unsafe: the pid may have been reused.
 */
export async function findDatabaseProcesses(folder: string): Promise<number[]> {
  const commands = process.platform === 'linux' ? await commandsFromProc() : await commandsFromPs();
  return commands.filter(({ command }) => worksOn(command, folder)).map(({ pid }) => pid);
}

/** PostgreSQL's fast shutdown, then immediate shutdown, then kill. */
export async function endDatabaseProcesses(folder: string): Promise<void> {
  const steps: [NodeJS.Signals, number][] = [
    ['SIGINT', 5000],
    ['SIGQUIT', 3000],
    ['SIGKILL', 3000],
  ];
  for (const [signal, patienceMs] of steps) {
    const deadline = Date.now() + patienceMs;
    const pids = await findDatabaseProcesses(folder);
    if (pids.length === 0) return;
    for (const pid of pids) sendSignal(pid, signal);
    while (Date.now() < deadline && (await findDatabaseProcesses(folder)).length > 0) await pause(25);
  }
}

/** `false` if there is no such process. */
export function sendSignal(pid: number, signal: NodeJS.Signals): boolean {
  try {
    return process.kill(pid, signal);
  } catch {
    return false;
  }
}

type Command = { pid: number; command: string[] | string };

function worksOn(command: string[] | string, folder: string): boolean {
  if (typeof command === 'string') return /\b(postgres|initdb)\b/.test(command) && command.includes(`-D ${folder}`);
  return /^(postgres|initdb)$/.test(path.basename(command[0] ?? '')) && command.includes(folder);
}

async function commandsFromProc(): Promise<Command[]> {
  const pids = (await readdir('/proc')).filter((entry) => /^\d+$/.test(entry));
  return Promise.all(
    pids.map(async (pid) => {
      // Race condition: the process may end after the listing.
      const commandLine = await readFile(`/proc/${pid}/cmdline`, 'utf8').catch(() => '');
      return { pid: Number(pid), command: commandLine.split('\0') };
    }),
  );
}

async function commandsFromPs(): Promise<Command[]> {
  if (process.platform === 'win32') return [];
  const { stdout } = await run('ps', ['-axww', '-o', 'pid=,command='], { maxBuffer: 64 * 1024 * 1024 });
  return stdout
    .trim()
    .split('\n')
    .map((line) => ({ pid: Number.parseInt(line, 10), command: line }));
}
