import type { GameFrame, WhyAnswer } from '@ettin/protocol';
import {
  type Action,
  type Answer,
  isSeat,
  isTeam,
  type ObjectId,
  type ObjectView,
  type TargetId,
} from '@ettin/schema';
import { createContext, type ReactNode, useContext, useEffect, useMemo, useRef, useState } from 'react';
import { useGame, useSession, useSessionState, useTableData } from '../store/context.js';
import type { Session } from '../store/session.js';
import { type Asked, askedId, askedOf } from './asked.js';
import { answerOf, type Draft, type Fault, startDraft } from './draft.js';
import { type Dropped, drop, droppedTarget, type Place } from './drop.js';
import { alikeBelow, type Standing } from './kinds.js';
import { useLook } from './look.js';
import { type Mark, marksOf, waysOf } from './marks.js';
import { usePayByHand } from './pay-by-hand.js';
import { type Pressed, press } from './press.js';
import { useStanding } from './standing.js';
import type { Talk } from './talk.js';

export type Wrong = Extract<Pressed, { does: 'wrong' }>['why'];

export interface Why {
  readonly object: ObjectId;
  readonly ways: readonly WhyAnswer[];
}

/** The reader's hand on the table: what they are asked, what they have chosen so far, and what a press does. */
export interface Player {
  readonly frame: GameFrame;
  readonly asked: Asked;
  readonly draft: Draft | null;
  readonly marks: ReadonlyMap<TargetId, Mark>;
  /** The object whose ways are on offer, with priority. */
  readonly selected: ObjectId | null;
  readonly ways: readonly Action[];
  readonly wrong: Wrong | null;
  /** Why the card that was pressed can't be used now. */
  readonly why: Why | null;
  /** People who answer the same question for the team. */
  readonly mates: readonly number[];
  press(on: TargetId): void;
  look(on: ObjectId | null): void;
  /** Does something with priority. */
  use(action: Action): void;
  answer(answer: Answer, final?: boolean): void;
  /** Triggers that will ask the reader the same after this one. */
  readonly alike: number;
  /** Answers with an option, here and for all of those. */
  answerAlike(option: number): void;
  setDraft(draft: Draft): void;
  /** Whether dragging these could come to anything. */
  mayDrag(from: readonly ObjectId[]): boolean;
  /** What letting go of these there would do. */
  dropSays(from: readonly ObjectId[], to: Place): Dropped;
  drop(from: readonly ObjectId[], to: Place): void;
  /** Sends the draft; says what it lacks. `final`: the primary player decides for the team. */
  confirm(final?: boolean): Fault | null;
  /** Lets go of what is selected, else takes back what is being cast. False where there was nothing. */
  cancel(): boolean;
  aimOf(o: ObjectView, talk: Talk): string | null;
}

const Context = createContext<Player | null>(null);

export function usePlayer(): Player {
  const player = useContext(Context);
  if (player === null) throw new Error('nobody plays outside of a PlayerProvider');
  return player;
}

/** What something was dropped on as it was used: its target, when it asks for one. */
interface Aim {
  readonly on: TargetId;
  /** The position in which it was dropped. */
  readonly at: number;
}

interface Kept {
  /** What was asked as it was chosen or said (`askedId`). */
  readonly of: number | null;
  readonly draft: Draft | null;
  readonly selected: ObjectId | null;
  readonly wrong: Wrong | null;
  readonly why: Why | null;
}
const NOTHING: Kept = { of: null, draft: null, selected: null, wrong: null, why: null };

export function PlayerProvider({ children }: { readonly children: ReactNode }) {
  const session = useSession();
  const frame = useGame();
  const { table } = useTableData();
  const byHand = usePayByHand((s) => s.byHand);
  const [kept, setKept] = useState<Kept>(NOTHING);
  const [aim, setAim] = useState<Aim | null>(null);
  const [standing, setStanding] = useState<Standing | null>(null);
  const player = useMemo((): Player => {
    const asked = askedOf(frame);
    const question = asked.is === 'question' ? asked.decision : null;
    const draft =
      question === null
        ? null
        : kept.of === question.id && kept.draft !== null
          ? kept.draft
          : startDraft(question);
    const ways = kept.selected === null ? [] : waysOf(frame, asked, kept.selected);
    const selected = ways.length > 0 ? kept.selected : null;
    const mates =
      question?.byTeam === true
        ? question.players.filter(
            (s) =>
              !frame.decidesFor.includes(s) &&
              table.seats[s]?.taken === 'person' &&
              question.players.length > 1,
          )
        : [];
    const { view } = frame;
    const marks = marksOf(frame, asked, draft, selected);
    const of = askedId(asked);
    // what was explained of another question would stand in the place of this one
    const told = kept.of === of;
    const clear = () => setKept(NOTHING);
    const use = (action: Action) => {
      clear();
      const manual =
        byHand && (action.type === 'cast' || (action.type === 'activate' && !isMana(frame, action)));
      void session.act(manual ? { ...action, manual: true } : action);
    };
    const answer = (given: Answer, final = false) => {
      if (question === null || asked.is !== 'question') return;
      const type = mates.length > 0 && !final ? 'propose' : 'answer';
      void session.act({ type, player: asked.seat, decision: question.id, answer: given });
    };
    const dropSays = (from: readonly ObjectId[], to: Place) => drop(frame, asked, draft, from, to);
    const explain = async (object: ObjectId, on: TargetId | undefined, tells: (why: Why) => boolean) => {
      setKept((k) => (k.of === of ? k : { ...NOTHING, of }));
      const why = await askWhy(session, object, on);
      // by then something else may be asked, and be answered already
      if (why !== null && tells(why))
        setKept((k) => (k.of === of ? { ...NOTHING, of, draft: k.draft, why } : k));
    };
    const askWhyNot = (on: ObjectId) => void explain(on, undefined, () => true);
    // of what is asked alone: that nothing else can be done before it is no news
    const askWhyNotPicked = (object: ObjectId, on?: TargetId) =>
      void explain(object, on, ({ ways: [first] }) => first?.action === null);
    const sayWrong = (wrong: Wrong, on: TargetId) => {
      setKept({ ...NOTHING, of, draft, wrong });
      if (draft?.kind === 'blockers' && draft.picked !== null && wrong === 'cantBlock')
        askWhyNotPicked(draft.picked, on);
    };
    const keepDraft = (next: Draft) => setKept({ ...NOTHING, of, draft: next });
    return {
      frame,
      asked,
      draft,
      marks,
      selected,
      ways,
      wrong: told ? kept.wrong : null,
      why: told ? kept.why : null,
      mates,
      alike: question?.kind === 'option' ? alikeBelow(frame).length : 0,
      answerAlike(option) {
        const label = question?.kind === 'option' ? question.options[option]?.label : undefined;
        if (label === undefined) return;
        setStanding({ triggers: alikeBelow(frame), label });
        answer({ kind: 'option', option });
      },
      use,
      answer,
      setDraft: keepDraft,
      look: (on) => useLook.getState().look(on),
      mayDrag: (from) =>
        view.result === null &&
        from.some((id) => marks.has(id) || isOwn(frame, id) || question?.source === id),
      dropSays,
      drop(from, to) {
        session.forgetRefusal();
        setAim(null);
        const dropped = dropSays(from, to);
        const [first] = from;
        switch (dropped.does) {
          case 'draft':
          case 'home':
            return keepDraft(dropped.draft);
          case 'answer':
            return answer(dropped.answer);
          case 'use':
            use(dropped.action);
            if (dropped.on !== null) setAim({ on: dropped.on, at: frame.at });
            return;
          case 'offer':
            return setKept({ ...NOTHING, of, selected: first ?? null });
          case 'wrong':
            return setKept({ ...NOTHING, of, draft, wrong: dropped.why });
          case 'explain':
            if (first !== undefined) askWhyNot(first);
            return;
          case 'nothing':
            return;
        }
      },
      press(on) {
        setAim(null);
        session.forgetRefusal();
        if (question !== null && draft !== null) {
          const pressed = press(question, draft, on);
          if (pressed.does === 'draft') keepDraft(pressed.draft);
          else if (pressed.does === 'answer') answer(pressed.answer);
          else if (pressed.does === 'wrong') sayWrong(pressed.why, on);
          else {
            useLook.getState().pin(on);
            if (!isSeat(on) && !isTeam(on)) askWhyNotPicked(on);
          }
          return;
        }
        const here = waysOf(frame, asked, on);
        const [only] = here;
        if (only === undefined) {
          useLook.getState().pin(on);
          clear();
          if (isOwn(frame, on)) askWhyNot(on);
        } else if (selected === on && here.length === 1) use(only);
        else setKept({ ...NOTHING, of, selected: selected === on ? null : on });
      },
      confirm(final = false) {
        if (question === null || draft === null) return null;
        const drafted = answerOf(question, draft);
        if (!drafted.ok) return drafted.fault;
        answer(drafted.answer, final);
        return null;
      },
      cancel() {
        if (selected !== null || (told && (kept.why !== null || kept.wrong !== null))) {
          clear();
          return true;
        }
        if (question?.cancellable !== true || asked.is !== 'question') return false;
        void session.act({ type: 'cancel', player: asked.seat, decision: question.id });
        return true;
      },
      aimOf(o, talk) {
        if (draft?.kind === 'attackers') {
          const own = draft.attackers.find((a) => a.attacker === o.id);
          if (own !== undefined) return talk.target(own.attacks);
        }
        if (o.attacking === undefined || o.attacking < 0) return null;
        return talk.target(o.attacking);
      },
    };
  }, [frame, kept, session, table, byHand]);
  useRefusalsOf(player);
  useDraftForMates(player, kept.of === askedId(player.asked) && kept.draft !== null);
  useAim(player, aim, setAim);
  useStanding(player, standing);
  return <Context value={player}>{children}</Context>;
}

const isMana = (frame: GameFrame, action: Action): boolean =>
  action.type === 'activate' &&
  frame.mana.some((m) => m.type === 'activate' && m.object === action.object && m.ability === action.ability);

/** Of one's own cards only: the table answers for no others. */
function isOwn(frame: GameFrame, on: TargetId): boolean {
  if (isSeat(on) || isTeam(on)) return false;
  const { view, decidesFor } = frame;
  const hands = decidesFor.flatMap((s) => view.hands[s] ?? []);
  return [...hands, ...view.battlefield.filter((o) => decidesFor.includes(o.controller))].some(
    (o) => o.id === on,
  );
}

async function askWhy(session: Session, object: ObjectId, on?: TargetId): Promise<Why | null> {
  const reply = await session.ask({ type: 'why', object, ...(on === undefined ? {} : { on }) });
  return reply.type === 'why' ? { object, ways: reply.ways } : null;
}

/** Answers with what was dropped on as soon as that is asked for, and forgets it when it isn't. */
function useAim({ asked, frame, answer }: Player, aim: Aim | null, setAim: (aim: null) => void): void {
  const acting = useSessionState((s) => s.acting);
  useEffect(() => {
    if (aim === null || acting || frame.at === aim.at) return;
    const given = droppedTarget(asked, aim.on);
    const goesOn = asked.is === 'question' && asked.decision.cancellable === true;
    // modes, X and further costs come first (CR 601.2b)
    if (given === null && goesOn && asked.decision.purpose !== 'target') return;
    setAim(null);
    if (given !== null) answer(given);
  }, [asked, frame, answer, aim, setAim, acting]);
}

/** A refusal is of what was asked then: said any longer it would stand in the place of what is asked now. */
function useRefusalsOf({ asked }: Player): void {
  const session = useSession();
  const id = askedId(asked);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another question is what to forget for
  useEffect(() => session.forgetRefusal(), [id, session]);
}

/**
 * Lets teammates see an answer in the making, soon after it was `changed`: what a question begins with is nobody's plan. One
 * that lacks something is taken back until it doesn't.
 */
function useDraftForMates({ asked, draft, mates }: Player, changed: boolean): void {
  const session = useSession();
  const decision = asked.is === 'question' ? asked.decision : null;
  const told = useRef<number | null>(null);
  useEffect(() => {
    if (decision === null || draft === null || mates.length === 0 || !changed) return;
    const drafted = answerOf(decision, draft);
    if (!drafted.ok && told.current !== decision.id) return;
    const wait = setTimeout(() => {
      told.current = drafted.ok ? decision.id : null;
      void session.ask({ type: 'draft', decision: decision.id, answer: drafted.ok ? drafted.answer : null });
    }, 250);
    return () => clearTimeout(wait);
  }, [decision, draft, mates.length, changed, session]);
}
