/**
 * Checks over card data that types can't make: what an ability speaks of by name has to be declared in it.
 * The walk is generic, so it needs no change when the vocabulary grows.
 */
type Node = Readonly<Record<string, unknown>>;

const ABILITY_KINDS: readonly unknown[] = ['spell', 'activated', 'triggered', 'static', 'replacement'];

function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null;
}

/** The node and everything in it, outermost first; with `within`, without what lies in nested abilities. */
function* nodes(value: unknown, within: boolean): Generator<Node> {
  if (!isNode(value)) return;
  yield value;
  for (const part of Object.values(value)) if (!(within && isAbility(part))) yield* nodes(part, within);
}

function isAbility(value: unknown): value is Node {
  return isNode(value) && ABILITY_KINDS.includes(value.kind);
}

function strings(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return Array.isArray(value) ? value.filter((part) => typeof part === 'string') : [];
}

/** Names that a node declares: those of `TargetSpec.id` and of `as`. */
function declared(node: Node): { targets: string[]; results: string[] } {
  return { targets: 'what' in node ? strings(node.id) : [], results: strings(node.as) };
}

/** Names that a node speaks of. `targets` is a name in damageDivided and countersDivided, else no reference. */
function used(node: Node): { targets: string[]; results: string[] } {
  const divided = typeof node.targets === 'string' ? [node.targets] : [];
  return {
    targets: [...strings(node.target), ...divided, ...strings(node.otherThan)],
    results: [...strings(node.bound), ...strings(node.result), ...strings(node.did), ...strings(node.bind)],
  };
}

/** What abilities speak of that neither they nor the ability around them declare, e.g. "target creature". */
export function undeclaredReferences(card: unknown): string[] {
  return inScope(card, new Set(), new Set());
}

function inScope(scope: unknown, targetsAround: ReadonlySet<string>, resultsAround: ReadonlySet<string>) {
  const own = [...nodes(scope, true)];
  const targets = new Set([...targetsAround, ...own.flatMap((node) => declared(node).targets)]);
  const results = new Set([...resultsAround, ...own.flatMap((node) => declared(node).results)]);
  const wrong: string[] = [];
  for (const node of own) {
    const names = used(node);
    for (const name of names.targets) if (!targets.has(name)) wrong.push(`target ${name}`);
    for (const name of names.results) {
      if (!results.has(name) && !targets.has(name)) wrong.push(`result ${name}`);
    }
    for (const part of Object.values(node))
      if (isAbility(part)) wrong.push(...inScope(part, targets, results));
  }
  return wrong;
}
