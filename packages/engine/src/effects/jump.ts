import type { ProgramFrame } from '../state/state.js';

/** Goes on at an instruction; the caller returns true and the counter is moved by one after it. */
export function jump(f: ProgramFrame, to: number): void {
  f.pc = to - 1;
}
