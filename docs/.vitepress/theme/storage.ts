/** What the browser keeps of a reader's choices. Without storage, a choice applies for this page. */

export function keep(storage: 'localStorage' | 'sessionStorage', key: string, value: string): void {
  try {
    globalThis[storage].setItem(key, value);
  } catch {
    // It is not allowed, or full.
  }
}

/** Returns what is kept; null if there is nothing. */
export function kept(storage: 'localStorage' | 'sessionStorage', key: string): string | null {
  try {
    return globalThis[storage].getItem(key);
  } catch {
    return null;
  }
}
