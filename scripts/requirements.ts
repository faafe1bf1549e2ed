import { parseArgs } from 'node:util';
import { describeUnknown, measureProof, type Proof } from './requirements/measure-proof.ts';

function summary({ requirements, filesById }: Proof): string {
  const groups = Map.groupBy(requirements, ({ group }) => group);
  const lines = [...groups].map(([group, rows]) => {
    const missing = rows.filter(({ id }) => !filesById.has(id));
    const counted = `${group.padEnd(11)}${String(rows.length - missing.length).padStart(3)} of ${String(rows.length).padStart(2)}`;
    return missing.length === 0
      ? counted
      : `${counted}   missing ${missing.map(({ id }) => id.slice(group.length + 1)).join(' ')}`;
  });
  return [...lines, '', `${filesById.size} of ${requirements.length} requirements have a test that names them`].join(
    '\n',
  );
}

function list({ requirements, filesById }: Proof): string {
  return requirements.map(({ id }) => `${id.padEnd(14)}${filesById.get(id)?.join(' ') ?? '-'}`).join('\n');
}

const { values } = parseArgs({ options: { list: { type: 'boolean', default: false } } });
const proof = measureProof(process.cwd());
console.log(values.list ? list(proof) : summary(proof));

const mistakes = describeUnknown(proof);
if (mistakes) {
  console.error(`\n${mistakes}`);
  process.exitCode = 1;
}
