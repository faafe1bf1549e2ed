import { readdir, readFile } from 'node:fs/promises';
import { setTimeout as pause } from 'node:timers/promises';

type Process = { pid: number; parent: number; group: number; startedAt: string; command: string };

/** Every process that lives; one that has ended and only waits to be counted does not. */
async function listProcesses(): Promise<Process[]> {
  const pids = (await readdir('/proc')).filter((entry) => /^\d+$/.test(entry));
  const all = await Promise.all(pids.map((pid) => readProcess(Number(pid))));
  return all.filter((found) => found !== null);
}

async function readProcess(pid: number): Promise<Process | null> {
  try {
    const stat = await readFile(`/proc/${pid}/stat`, 'utf8');
    const command = (await readFile(`/proc/${pid}/cmdline`, 'utf8')).replaceAll('\0', ' ');
    // The name stands in brackets and may hold anything; what follows does not.
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    const [state = '', parent, group] = fields;
    if (/[ZX]/.test(state)) return null;
    return { pid, parent: Number(parent), group: Number(group), startedAt: fields[19] ?? '', command };
  } catch {
    return null;
  }
}

/** The process and all that it started, however deep. */
export async function familyOf(pid: number): Promise<Process[]> {
  const all = await listProcesses();
  const family = all.filter((one) => one.pid === pid);
  for (const member of family) family.push(...all.filter((one) => one.parent === member.pid));
  return family;
}

/** Those of the family who still live, and whoever else works on the folder, after the time that they have to leave. */
export async function leftBehind(family: Process[], group: number, folder: string, withinMs = 0): Promise<string[]> {
  const deadline = Date.now() + withinMs;
  for (;;) {
    const isOne = (one: Process) =>
      one.group === group ||
      one.command.includes(folder) ||
      family.some(({ pid, startedAt }) => pid === one.pid && startedAt === one.startedAt);
    const left = (await listProcesses()).filter((one) => one.pid !== process.pid && isOne(one));
    if (left.length === 0 || Date.now() >= deadline) return left.map(({ pid, command }) => `${pid} ${command}`);
    await pause(50);
  }
}
