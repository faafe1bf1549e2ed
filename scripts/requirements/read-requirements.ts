export interface Requirement {
  id: string;
  /** What the ID starts with: `ST-HOME` of `ST-HOME-01`. */
  group: string;
  sentence: string;
}

const line = /^- (?<id>(?<group>[A-Z]+-[A-Z]+)-\d{2,}) (?<sentence>.+)$/;

/** Throws where an ID stands twice: one of its two lines would look proven by the other's tests. */
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
