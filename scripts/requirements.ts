import { parseArgs } from 'node:util';
import { describeUnknown, measureProof, type Proof } from './requirements/measure-proof.ts';

const commandFor = ({ filesById, inCore }: Proof, id: string) =>
  inCore.has(id) ? 'npm test' : filesById.has(id) ? 'npm run test:full' : '-';

function summary(proof: Proof): string {
  const { requirements, filesById, inCore } = proof;
  const groups = Map.groupBy(requirements, ({ group }) => group);
  const lines = [...groups].map(([group, rows]) => {
    const numbers = (command: string) =>
      rows.filter(({ id }) => commandFor(proof, id) === command).map(({ id }) => id.slice(group.length + 1));
    const [missing, onlyFull] = [numbers('-'), numbers('npm run test:full')];
    return [
      `${group.padEnd(11)}${String(rows.length - missing.length).padStart(3)} of ${String(rows.length).padStart(2)}`,
      ...(onlyFull.length > 0 ? [`test:full ${onlyFull.join(' ')}`] : []),
      ...(missing.length > 0 ? [`missing ${missing.join(' ')}`] : []),
    ].join('   ');
  });
  const core = requirements.filter(({ id }) => inCore.has(id)).length;
  return [
    ...lines,
    '',
    `npm test proves ${core}, npm run test:full ${filesById.size - core} more`,
    `${filesById.size} of ${requirements.length} requirements have a test that names them`,
  ].join('\n');
}

function list(proof: Proof): string {
  return proof.requirements
    .map(({ id }) =>
      [id.padEnd(14), commandFor(proof, id).padEnd(19), proof.filesById.get(id)?.join(' ') ?? ''].join('').trimEnd(),
    )
    .join('\n');
}

const { values } = parseArgs({ options: { list: { type: 'boolean', default: false } } });
const proof = measureProof(process.cwd());
console.log(values.list ? list(proof) : summary(proof));

const mistakes = describeUnknown(proof);
if (mistakes) {
  console.error(`\n${mistakes}`);
  process.exitCode = 1;
}
