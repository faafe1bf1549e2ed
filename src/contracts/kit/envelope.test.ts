import { describe, expect, it } from 'vitest';
import { failure, openEnvelope, success } from './envelope.ts';
import { Problem } from './problem.ts';

const open = (status: number, body: unknown) => openEnvelope(status, body, 'Щось пішло не так :(');

function problemOf(status: number, body: unknown): Problem {
  try {
    open(status, body);
  } catch (error) {
    if (error instanceof Problem) return error;
  }
  throw new Error('it was taken for a success');
}

describe('the envelope', () => {
  it('gives back what was put in', () => {
    expect(open(200, success('Готово', [1]))).toEqual({ message: 'Готово', data: [1] });
    const problem = new Problem('ALREADY_TAKEN', 'Така назва вже є', { data: { name: 'Така назва вже є' } });
    expect(problemOf(409, failure(problem))).toMatchObject({ ...problem, message: problem.message });
  });

  it('[ST-MSG-01] of a failure without a sentence gets the general one', () => {
    for (const body of [undefined, null, 'Bad gateway', {}, { status: false }, { status: false, message: '' }]) {
      expect(problemOf(502, body)).toMatchObject({ message: 'Щось пішло не так :(', code: 'FAILED', status: 502 });
    }
    expect(problemOf(409, { status: false, message: 'Закінчився', code: 'OUT_OF_STOCK' }).message).toBe('Закінчився');
  });

  it('that claims success under a failing status is a failure', () => {
    expect(problemOf(500, success('Готово', 1)).status).toBe(500);
    expect(problemOf(200, { status: false, message: 'Ні' })).toMatchObject({ message: 'Ні', status: 200 });
  });

  it('that names its failure after the status went out has the status of that name', () => {
    expect(problemOf(200, { status: false, message: 'Є вже', code: 'ALREADY_TAKEN' }).status).toBe(409);
  });

  it('with a code that is none of ours has the general one, also if every object has a field of that name', () => {
    for (const code of ['OOPS', 'constructor', 'toString', '__proto__'])
      expect(problemOf(409, { status: false, message: 'Ні', code })).toMatchObject({ code: 'FAILED', status: 409 });
  });
});
