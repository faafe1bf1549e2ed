import type { Answer } from '#contracts/kit/endpoint.ts';
import { isProblem, Problem } from '#contracts/kit/problem.ts';

/** What failed is said first, in the panel's words, and then why, in the server's. */
export async function failingAs<Data>(what: string, answer: Promise<Answer<Data>>): Promise<Answer<Data>> {
  try {
    return await answer;
  } catch (error) {
    if (!isProblem(error)) throw error;
    const { code, status, data, message } = error;
    throw new Problem(code, `${what}. ${message}`, { status, data, cause: error });
  }
}
