export interface Requirement {
  id: string;
  /** The ID's prefix: `ST-HOME` of `ST-HOME-01`. */
  group: string;
  sentence: string;
}

const line = /^- (?<id>(?<group>[A-Z]+-[A-Z]+)-\d{2,}) (?<sentence>.+)$/;

/** Throws on a duplicate ID: the tests of one line would also count for the other. */
export function readRequirements(markdown: string): Requirement[] {
  const byId = new Map<string, Requirement>();
  for (const text of markdown.split('\n')) {
    const { id, group, sentence } = line.exec(text)?.groups ?? {};
    if (!id || !group || !sentence) continue;
    if (byId.has(id)) throw new Error(`${id} stands twice in the requirements.`);
    byId.set(id, { id, group, sentence });
  }
  return [...byId.values()];
}
