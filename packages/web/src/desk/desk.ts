import { create } from 'zustand';
import { type Answered, beGuest, type DeskFault, type Me, whoAmI } from './api.js';

export type ServerState = 'asking' | 'there' | 'none';

interface DeskStore {
  readonly server: ServerState;
  /** Who the reader is to the server; null for nobody yet. */
  readonly me: Me | null;
  readonly fault: DeskFault | null;
  /** Asks whether a server answers, and who one is. */
  look(): Promise<void>;
  /** Takes in what the server answered to something that says who one is. */
  heard(answer: Answered<Me | null>): boolean;
  forgetFault(): void;
}

/** The page's side of the server's desk, where one says who one is before one comes to a table. */
export const useDesk = create<DeskStore>((set, get) => ({
  server: 'asking',
  me: null,
  fault: null,
  async look() {
    const answer = await whoAmI();
    if (answer.ok) set({ server: 'there', me: answer.value, fault: null });
    else set({ server: answer.fault === 'noServer' ? 'none' : 'there', fault: answer.fault });
  },
  heard(answer) {
    if (answer.ok) set({ server: 'there', me: answer.value, fault: null });
    else set({ fault: answer.fault, ...(answer.fault === 'noServer' ? { server: 'none' as const } : {}) });
    return get().fault === null;
  },
  forgetFault: () => set({ fault: null }),
}));

/** Sees to it that the server knows us by this name; false where it wouldn't have it, with the reason in `fault`. */
export async function beKnownAs(name: string): Promise<boolean> {
  const { me, heard } = useDesk.getState();
  if (me?.name === name) return true;
  return heard(await beGuest(name));
}
