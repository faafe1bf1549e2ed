import { readdir, readFile } from 'node:fs/promises';
import { setTimeout as pause } from 'node:timers/promises';

type Process = { pid: number; parent: number; group: number; startedAt: string; command: string };

/** All running processes, without zombies. */
async function listProcesses(): Promise<Process[]> {
  const pids = (await readdir('/proc')).filter((entry) => /^\d+$/.test(entry));
  const all = await Promise.all(pids.map((pid) => readProcess(Number(pid))));
  return all.filter((found) => found !== null);
}

async function readProcess(pid: number): Promise<Process | null> {
  try {
    const stat = await readFile(`/proc/${pid}/stat`, 'utf8');
    const command = (await readFile(`/proc/${pid}/cmdline`, 'utf8')).replaceAll('\0', ' ');
    // The command name in brackets may hold any character, so fields are read after it.
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    const [state = '', parent, group] = fields;
    if (/[ZX]/.test(state)) return null;
    return { pid, parent: Number(parent), group: Number(group), startedAt: fields[19] ?? '', command };
  } catch {
    return null;
  }
}

/** The process and all its descendants. */
export async function processTree(pid: number): Promise<Process[]> {
  const all = await listProcesses();
  const tree = all.filter((one) => one.pid === pid);
  for (const member of tree) tree.push(...all.filter((one) => one.parent === member.pid));
  return tree;
}

/** Processes of the tree or the group that still run, and any other that names the folder; polls until none is left or time is up. */
export async function orphans(tree: Process[], group: number, folder: string, withinMs = 0): Promise<string[]> {
  const deadline = Date.now() + withinMs;
  for (;;) {
    const isOne = (one: Process) =>
      one.group === group ||
      one.command.includes(folder) ||
      tree.some(({ pid, startedAt }) => pid === one.pid && startedAt === one.startedAt);
    const left = (await listProcesses()).filter((one) => one.pid !== process.pid && isOne(one));
    if (left.length === 0 || Date.now() >= deadline) return left.map(({ pid, command }) => `${pid} ${command}`);
    await pause(50);
  }
}
