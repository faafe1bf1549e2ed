import { StartError } from '../../start-error.ts';

export class ProgramFailure extends Error {
  override name = 'ProgramFailure';
  readonly output: string;

  constructor(program: string, output: string) {
    super(`${program} failed: ${output}`);
    this.output = output;
  }
}

const EXPLANATIONS: [RegExp, (folder: string) => string][] = [
  [
    /shared memory.*No space left|No space left.*shared memory|\/dev\/shm/i,
    () =>
      'There is too little shared memory for the database: give this machine or container more (docker run --shm-size=256m).',
  ],
  [
    /No space left on device|ENOSPC|EDQUOT|Disk quota exceeded/i,
    (folder) =>
      `The disk that holds ${folder} is full: free at least 200 MB there, or set DATA_DIR to a folder on another disk.`,
  ],
  [
    /EFBIG|File too large/i,
    (folder) =>
      `There is a limit on the size of files that keeps the database from writing in ${folder}: raise it (ulimit -f unlimited).`,
  ],
  [
    /EROFS|Read-only file system/i,
    (folder) => `${folder} is on a read-only disk: set DATA_DIR to a folder that can be written.`,
  ],
  [
    /EACCES|EPERM|Permission denied|Operation not permitted|has wrong ownership/i,
    (folder) =>
      `This user may not use ${folder}: start the shop as its owner, correct the permissions, or set DATA_DIR to another folder.`,
  ],
  [/ENOTDIR|EEXIST|ENAMETOOLONG/, (folder) => `${folder} cannot be used as a folder: set DATA_DIR to another one.`],
  [
    /error while loading shared libraries: ([^\s:]+)/,
    () =>
      'A system library that the database needs is missing; install it and run "npm ci" again, or set DATABASE_URL.',
  ],
  [
    /cannot be run as root|Execution of PostgreSQL by a user with administrative permissions/i,
    () =>
      'The database cannot run with administrator rights here: start the shop as an ordinary user, or set DATABASE_URL.',
  ],
  [
    /database files are incompatible|not compatible with this version/i,
    (folder) =>
      `The data in ${folder} was made by another version of PostgreSQL: move it with pg_dump and pg_restore, or set DATA_DIR to a new folder.`,
  ],
];

/** One sentence that says what to do, with the last error line of the program. */
export function explainFailure(error: unknown, folder: string): StartError {
  if (error instanceof StartError) return error;
  const text = failureText(error);
  const explanation = EXPLANATIONS.find(([pattern]) => pattern.test(text))?.[1](folder);
  const lastWords = text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => /FATAL|PANIC|error|could not|cannot|E[A-Z]{3,}/.test(line))
    .at(-1);
  const sentence = explanation ?? `The database in ${folder} could not be started.`;
  return new StartError(lastWords ? `${sentence} (${lastWords})` : sentence, { cause: error });
}

function failureText(error: unknown): string {
  if (error instanceof ProgramFailure) return error.output;
  if (!(error instanceof Error)) return String(error);
  const output = 'stderr' in error ? String(error.stderr) : '';
  return `${error.message}\n${output}`;
}
