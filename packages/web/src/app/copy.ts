/** Puts a text on the clipboard. False where the browser doesn't let us: without a secure origin there is none. */
export async function copyText(text: string): Promise<boolean> {
  // what lib.dom takes for granted isn't there on a plain http address
  const clipboard: Clipboard | undefined = navigator.clipboard;
  if (clipboard === undefined) return false;
  try {
    await clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}
