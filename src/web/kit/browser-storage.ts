/** Web storage with an in-memory fallback: a browser may block it, or it may be full. Values are then lost with the page. */
function createStorage(native: () => Storage) {
  const memory = new Map<string, string>();
  // Another tab has stored a newer value.
  globalThis.addEventListener?.('storage', ({ key }) => memory.delete(key ?? ''));

  function remove(key: string): void {
    memory.delete(key);
    try {
      native().removeItem(key);
    } catch {
      // A blocked storage holds nothing.
    }
  }

  /** All entries, or none: other tabs and the next page must not find a part of them, or an old value. */
  function writeAll(entries: Readonly<Record<string, string>>): void {
    const all = Object.entries(entries);
    try {
      for (const [key, text] of all) native().setItem(key, text);
      for (const [key] of all) memory.delete(key);
    } catch {
      for (const [key, text] of all) {
        remove(key);
        memory.set(key, text);
      }
    }
  }

  return {
    read(key: string): string | null {
      try {
        return memory.get(key) ?? native().getItem(key);
      } catch {
        return null;
      }
    },
    writeAll,
    /** Null removes the entry. */
    write: (key: string, text: string | null): void => (text === null ? remove(key) : writeAll({ [key]: text })),
    keys(): string[] {
      try {
        return [...new Set([...memory.keys(), ...Object.keys(native())])];
      } catch {
        return [...memory.keys()];
      }
    },
  };
}

/** localStorage: shared by all tabs. */
export const browserStorage = createStorage(() => localStorage);
/** sessionStorage: of this tab alone. */
export const tabStorage = createStorage(() => sessionStorage);
