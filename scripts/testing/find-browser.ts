import { accessSync, constants } from 'node:fs';
import { delimiter, join } from 'node:path';

/** The headless shell first: it takes about a third less CPU time. */
const names = ['chromium-headless-shell', 'chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];

const knownPlaces: Partial<Record<NodeJS.Platform, string[]>> = {
  darwin: [
    '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
    '/Applications/Chromium.app/Contents/MacOS/Chromium',
  ],
  win32: [
    'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
    'C:\\Program Files (x86)\\Google\\Chrome\\Application\\chrome.exe',
  ],
};

export interface Machine {
  chromiumPath: string | undefined;
  path: string;
  platform: NodeJS.Platform;
  isExecutable: (file: string) => boolean;
}

function isExecutable(file: string): boolean {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

export function thisMachine(): Machine {
  return {
    chromiumPath: process.env.CHROMIUM_PATH || undefined,
    path: process.env.PATH ?? '',
    platform: process.platform,
    isExecutable,
  };
}

/** In order of preference. CHROMIUM_PATH has no fallback: a wrong value must not run the tests in another browser. */
export function browserCandidates(machine: Machine): string[] {
  if (machine.chromiumPath !== undefined) return [machine.chromiumPath];
  const folders = machine.path.split(delimiter).filter((folder) => folder !== '');
  const onPath = names.flatMap((name) => folders.map((folder) => join(folder, name)));
  return [...onPath, ...(knownPlaces[machine.platform] ?? [])].filter(machine.isExecutable);
}
