import type { Effect, EffectName } from '@ettin/schema';

export type EffectOf<K extends EffectName> = Extract<Effect, { readonly do: K }>;
