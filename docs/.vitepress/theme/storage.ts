/** What the browser keeps of a reader's choices. Without storage, a choice applies for this page. */

export function keep(key: string, value: string): void {
  try {
    localStorage.setItem(key, value);
  } catch {
    // It is not allowed, or full.
  }
}

/** Returns what is kept; null if there is nothing. */
export function kept(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}
