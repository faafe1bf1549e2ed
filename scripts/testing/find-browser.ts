import { accessSync, constants } from 'node:fs';
import { delimiter, join } from 'node:path';

const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];

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

export class BrowserError extends Error {
  override name = 'BrowserError';
}

export function isExecutable(file: string): boolean {
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

/** The setting wins, and is never passed over in silence: a wrong one would test in another browser than was asked for. */
export function findBrowser(machine: Machine): string | null {
  if (machine.chromiumPath !== undefined) {
    if (machine.isExecutable(machine.chromiumPath)) return machine.chromiumPath;
    throw new BrowserError(`CHROMIUM_PATH is ${machine.chromiumPath}, and there is no program that can be run.`);
  }
  const folders = machine.path.split(delimiter).filter((folder) => folder !== '');
  const candidates = names.flatMap((name) => folders.map((folder) => join(folder, name)));
  return [...candidates, ...(knownPlaces[machine.platform] ?? [])].find(machine.isExecutable) ?? null;
}
