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
import { createContext, type ReactNode, useCallback, useContext, useEffect, useMemo, useState } from 'react';
import { useGame, useSession, useSessionState, useTableData } from '../store/context.js';
import type { Session } from '../store/session.js';
import { type Asked, askedOf } from './asked.js';
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
  readonly why: { readonly object: ObjectId; readonly ways: readonly WhyAnswer[] } | null;
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
  /** The decision that the draft answers. */
  readonly of: number | null;
  readonly draft: Draft | null;
  readonly selected: ObjectId | null;
  readonly wrong: Wrong | null;
  readonly why: Player['why'];
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
    const askWhyNot = (on: ObjectId) =>
      void askWhy(session, on).then((why) => setKept((k) => ({ ...NOTHING, of: k.of, draft: k.draft, why })));
    // of what is asked alone: that nothing else can be done before it is no news
    const askWhyNotPicked = (object: ObjectId, on?: TargetId) =>
      void askWhy(session, object, on).then((why) => {
        if (why?.ways[0]?.action === null) setKept((k) => ({ ...NOTHING, of: k.of, draft: k.draft, why }));
      });
    const sayWrong = (wrong: Wrong, on: TargetId) => {
      setKept({ ...NOTHING, of: question?.id ?? null, draft, wrong });
      if (draft?.kind === 'blockers' && draft.picked !== null && wrong === 'cantBlock')
        askWhyNotPicked(draft.picked, on);
    };
    const keepDraft = (next: Draft) => setKept({ ...NOTHING, of: question?.id ?? null, draft: next });
    return {
      frame,
      asked,
      draft,
      marks,
      selected,
      ways,
      wrong: kept.wrong,
      why: kept.why,
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
            return setKept({ ...NOTHING, selected: first ?? null });
          case 'wrong':
            return setKept({ ...NOTHING, of: question?.id ?? null, draft, wrong: dropped.why });
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
        else setKept({ ...NOTHING, selected: selected === on ? null : on });
      },
      confirm(final = false) {
        if (question === null || draft === null) return null;
        const drafted = answerOf(question, draft);
        if (!drafted.ok) return drafted.fault;
        answer(drafted.answer, final);
        return null;
      },
      cancel() {
        if (kept.selected !== null || kept.why !== null || kept.wrong !== null) {
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
  useDraftForMates(player);
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

async function askWhy(session: Session, object: ObjectId, on?: TargetId): Promise<Player['why']> {
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

/** Lets teammates see an answer in the making, soon after it has changed. */
function useDraftForMates({ asked, draft, mates }: Player): void {
  const session = useSession();
  const decision = asked.is === 'question' ? asked.decision : null;
  const tell = useCallback(
    (id: number, answer: Answer | null) => void session.ask({ type: 'draft', decision: id, answer }),
    [session],
  );
  useEffect(() => {
    if (decision === null || draft === null || mates.length === 0) return;
    const drafted = answerOf(decision, draft);
    if (!drafted.ok) return;
    const wait = setTimeout(() => tell(decision.id, drafted.answer), 250);
    return () => clearTimeout(wait);
  }, [decision, draft, mates.length, tell]);
}
