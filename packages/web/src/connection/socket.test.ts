import type { ClientMessage, ServerMessage } from '@ettin/protocol';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { TableConnection } from './connection.js';
import { socketConnection } from './socket.js';

/** A browser's socket whose other end is the test. */
class Line {
  static readonly OPEN = 1;
  static readonly all: Line[] = [];
  static get last(): Line {
    const line = Line.all.at(-1);
    if (line === undefined) throw new Error('no socket was opened');
    return line;
  }
  readyState = 0;
  onopen: (() => void) | null = null;
  onmessage: ((event: { readonly data: string }) => void) | null = null;
  onclose: ((event: { readonly code: number }) => void) | null = null;
  readonly said: ClientMessage[] = [];

  constructor() {
    Line.all.push(this);
  }
  send(text: string): void {
    this.said.push(JSON.parse(text) as ClientMessage);
  }
  /** As browsers do it: without the other end's word, `onclose` comes a minute later or never. */
  close(): void {
    this.readyState = 2;
  }
  opens(): void {
    this.readyState = Line.OPEN;
    this.onopen?.();
  }
  tells(message: Partial<ServerMessage>): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }
}

const UNDO: ClientMessage = { type: 'undo', id: 'aaaaaaaaaaaaaaaaaaaaaa' };
const WELCOME = { type: 'welcome', seq: 1 } as const;

describe('a line to a server', () => {
  let connection: TableConnection;
  let window: EventTarget;
  const answered = () => {
    const asked = Line.last.said.findLast((m) => m.type === 'echo');
    if (asked !== undefined) Line.last.tells({ type: 'echo', id: asked.id, now: 0 });
  };
  const opened = () => {
    Line.last.opens();
    Line.last.tells(WELCOME);
  };

  beforeEach(() => {
    vi.useFakeTimers();
    Line.all.length = 0;
    window = new EventTarget();
    vi.stubGlobal('WebSocket', Line);
    vi.stubGlobal('addEventListener', window.addEventListener.bind(window));
    vi.stubGlobal('removeEventListener', window.removeEventListener.bind(window));
    connection = socketConnection({ url: 'ws://table', table: 'T' });
    opened();
  });
  afterEach(() => {
    connection.close();
    vi.unstubAllGlobals();
    vi.useRealTimers();
  });

  it('should be told dead within seconds of a machine that lost its network', () => {
    window.dispatchEvent(new Event('offline'));
    vi.advanceTimersByTime(2_500);
    expect(connection.status().is).toBe('waiting');
  });

  it('should stay open without a network where its server answers all the same, as one on this machine does', () => {
    window.dispatchEvent(new Event('offline'));
    answered();
    vi.advanceTimersByTime(4_000);
    expect(connection.status().is).toBe('open');
  });

  it('should be told dead within seconds of a command that nothing answers', () => {
    vi.advanceTimersByTime(1_000);
    connection.send(UNDO);
    vi.advanceTimersByTime(5_000);
    expect(connection.status().is).toBe('waiting');
  });

  it('should be told dead within ten seconds of silence', () => {
    vi.advanceTimersByTime(10_000);
    expect(connection.status().is).toBe('waiting');
  });

  it('should stay open over hours of silence in which it answers when it is asked', () => {
    for (let second = 0; second < 7_200; second++) {
      vi.advanceTimersByTime(1_000);
      answered();
    }
    expect(connection.status().is).toBe('open');
    expect(Line.all).toHaveLength(1);
  });

  it('should open another and say again what was unanswered, once and under its id', () => {
    connection.send(UNDO);
    vi.advanceTimersByTime(6_000);
    expect(Line.all).toHaveLength(2);
    opened();
    expect(connection.status().is).toBe('open');
    expect(Line.last.said.filter((m) => m.type === 'undo')).toEqual([UNDO]);
  });

  it('should hear nothing more from a line that was given up', () => {
    const [dead] = Line.all;
    vi.advanceTimersByTime(10_500);
    dead?.onclose?.({ code: 1006 });
    opened();
    dead?.onclose?.({ code: 1006 });
    expect(connection.status().is).toBe('open');
  });

  it('should try another where one never opens, or opens and is never welcomed', () => {
    vi.advanceTimersByTime(10_500);
    const tries = Line.all.length;
    vi.advanceTimersByTime(12_000);
    expect(Line.all.length).toBeGreaterThan(tries);
    Line.last.opens();
    const more = Line.all.length;
    vi.advanceTimersByTime(12_000);
    expect(Line.all.length).toBeGreaterThan(more);
  });

  it('should have one try under way when somebody is in a hurry, and say hello once', () => {
    vi.advanceTimersByTime(10_500);
    const slow = Line.last;
    connection.hurry();
    opened();
    slow.opens();
    expect(Line.last).not.toBe(slow);
    expect(Line.last.said.map((m) => m.type)).toEqual(['hello']);
    expect(slow.said).toEqual([]);
  });

  it('should ask for nothing twice that a welcome has answered', () => {
    connection.send({ type: 'sync', id: 'bbbbbbbbbbbbbbbbbbbbbb' });
    Line.last.tells(WELCOME);
    vi.advanceTimersByTime(10_500);
    opened();
    expect(Line.last.said.map((m) => m.type)).toEqual(['hello']);
  });
});
