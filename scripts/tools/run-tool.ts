import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

export const projectRoot = join(import.meta.dirname, '../..');

export interface ToolResult {
  exitCode: number;
  /** Output of stdout and stderr in order; empty if live. */
  output: string;
}

interface ToolOptions {
  env?: Record<string, string>;
  /** Prints output immediately instead of collecting it. */
  isLive?: boolean;
  signal?: AbortSignal | undefined;
}

/** The executable of a package. Run by path, it needs no shell and uses the current Node on all platforms. */
function programOf(packageName: string): string {
  const folder = join(projectRoot, 'node_modules', packageName);
  const { bin } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  return join(folder, typeof bin === 'string' ? bin : String(Object.values(bin)[0]));
}

export function runTool(packageName: string, toolArguments: string[], options: ToolOptions = {}): Promise<ToolResult> {
  return runProgram(process.execPath, [programOf(packageName), ...toolArguments], options);
}

export function runProgram(
  program: string,
  programArguments: string[],
  options: ToolOptions = {},
): Promise<ToolResult> {
  return new Promise((resolve) => {
    const child = spawn(program, programArguments, {
      cwd: projectRoot,
      env: { ...process.env, ...options.env },
      signal: options.signal,
      stdio: ['ignore', options.isLive ? 'inherit' : 'pipe', options.isLive ? 'inherit' : 'pipe'],
    });
    let output = '';
    const collect = (chunk: Buffer) => {
      output += chunk.toString();
    };
    child.stdout?.on('data', collect);
    child.stderr?.on('data', collect);
    child.on('error', (error) => resolve({ exitCode: 127, output: `${output}${error.message}\n` }));
    child.on('close', (code, signal) => {
      resolve({ exitCode: code ?? 1, output: signal ? `${output}ended by ${signal}\n` : output });
    });
  });
}
