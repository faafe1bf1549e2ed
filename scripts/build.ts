import { hashInputs, isStale, removeStamp, writeStamp } from './building/build-stamp.ts';
import { precompress } from './building/precompress.ts';
import { projectRoot, runTool } from './tools/run-tool.ts';

export class BuildError extends Error {
  override name = 'BuildError';
}

export interface BuildOptions {
  /** Called at the start of each long step. */
  onProgress?: (step: string) => void;
  signal?: AbortSignal;
}

/** Builds the pages if their inputs have changed. Returns whether it built; throws a BuildError. */
export async function buildIfStale({ onProgress, signal }: BuildOptions = {}): Promise<boolean> {
  const hash = hashInputs(projectRoot);
  if (!isStale(projectRoot, hash)) return false;

  removeStamp(projectRoot);
  onProgress?.('building the pages');
  const { exitCode, output } = await runTool('@react-router/dev', ['build'], {
    env: { NODE_ENV: 'production' },
    signal,
  });
  if (exitCode !== 0) throw new BuildError(`The pages cannot be built:\n${output}`);

  onProgress?.('compressing the files that browsers will ask for');
  await precompress(projectRoot, 'build/client');
  writeStamp(projectRoot, hash);
  return true;
}

if (import.meta.main) {
  try {
    const hasBuilt = await buildIfStale({ onProgress: (step) => console.log(`${step} …`) });
    console.log(hasBuilt ? 'The pages are built.' : 'The pages are up to date.');
  } catch (error) {
    if (!(error instanceof BuildError)) throw error;
    console.error(error.message);
    process.exitCode = 1;
  }
}
