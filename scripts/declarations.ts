/**
 * Reads the part of TypeScript that the schema declares data in: types and interfaces of literals, unions, lists,
 * tuples and objects, and lists of words `as const`. Anything else throws, so nothing can be left out unseen.
 */
export type TypeNode =
  | { readonly form: 'primitive'; readonly name: 'string' | 'number' | 'boolean' }
  | { readonly form: 'literal'; readonly value: string | number | boolean }
  | { readonly form: 'name'; readonly name: string }
  /** `(typeof X)[number]` */
  | { readonly form: 'elements'; readonly of: string }
  | { readonly form: 'list'; readonly of: TypeNode }
  | { readonly form: 'tuple'; readonly parts: readonly TypeNode[] }
  | { readonly form: 'union'; readonly of: readonly TypeNode[] }
  | { readonly form: 'object'; readonly base?: string; readonly keys: readonly KeyNode[] };

export interface KeyNode {
  readonly name: string;
  readonly optional: boolean;
  readonly type: TypeNode;
}

export interface Declarations {
  readonly types: ReadonlyMap<string, TypeNode>;
  readonly constants: ReadonlyMap<string, readonly string[]>;
}

const TOKEN = /\s+|\/\*[\s\S]*?\*\/|\/\/[^\n]*|'(?:[^'\\]|\\.)*'|\d+|[A-Za-z_$][\w$]*|[^\s\w]/gy;

function tokens(text: string): string[] {
  return [...text.matchAll(TOKEN)].map(([token]) => token).filter((t) => !/^(?:\s|\/\/|\/\*)/.test(t));
}

export function readDeclarations(text: string): Declarations {
  return new Reader(tokens(text)).declarations();
}

class Reader {
  private at = 0;
  constructor(private readonly all: readonly string[]) {}

  declarations(): Declarations {
    const types = new Map<string, TypeNode>();
    const constants = new Map<string, readonly string[]>();
    while (this.at < this.all.length) {
      if (this.take('import')) this.skipPast(';');
      else {
        this.must('export');
        if (this.take('const')) this.constant(constants);
        else if (this.take('interface')) types.set(this.next(), this.interface());
        else if (this.take('function')) this.skipPast('}');
        else {
          this.must('type');
          // a word given on under its own name
          if (this.peek() === '{') this.skipPast(';');
          else {
            const name = this.next();
            this.must('=');
            types.set(name, this.indexed(types));
          }
        }
      }
    }
    return { types, constants };
  }

  private peek(): string {
    return this.all[this.at] ?? '';
  }
  private next(): string {
    this.at += 1;
    return this.all[this.at - 1] ?? '';
  }
  private take(token: string): boolean {
    if (this.peek() !== token) return false;
    this.at += 1;
    return true;
  }
  private must(token: string): void {
    if (this.take(token)) return;
    const near = this.all.slice(Math.max(0, this.at - 6), this.at + 6).join(' ');
    throw new Error(`a declaration of a form that isn't known: ${token} expected in "${near}"`);
  }
  private skipPast(token: string): void {
    while (this.at < this.all.length && this.next() !== token);
  }

  private constant(into: Map<string, readonly string[]>): void {
    const name = this.next();
    this.must('=');
    this.must('[');
    const words: string[] = [];
    while (!this.take(']')) {
      words.push(unquote(this.next()));
      this.take(',');
    }
    this.must('as');
    this.must('const');
    this.must(';');
    into.set(name, words);
  }

  private interface(): TypeNode {
    const base = this.take('extends') ? { base: this.next() } : {};
    this.must('{');
    return { form: 'object', ...base, keys: this.keys() };
  }

  private keys(): KeyNode[] {
    const keys: KeyNode[] = [];
    while (!this.take('}')) {
      this.must('readonly');
      const name = this.next();
      const optional = this.take('?');
      this.must(':');
      keys.push({ name, optional, type: this.type() });
      if (this.peek() !== '}') this.must(';');
    }
    return keys;
  }

  /** A type to its semicolon; with `X['key']`, which only code speaks of, its literals. */
  private indexed(known: ReadonlyMap<string, TypeNode>): TypeNode {
    const type = this.type();
    if (type.form === 'name' && this.take('[')) {
      const key = unquote(this.next());
      this.must(']');
      this.must(';');
      const of = known.get(type.name);
      const members = of?.form === 'union' ? of.of : [];
      return {
        form: 'union',
        of: members
          .flatMap((m) => (m.form === 'object' ? m.keys : []).filter((k) => k.name === key))
          .map((k) => k.type),
      };
    }
    this.must(';');
    return type;
  }

  private type(): TypeNode {
    this.take('|');
    const of = [this.item()];
    while (this.take('|')) of.push(this.item());
    const [only] = of;
    return of.length === 1 && only !== undefined ? only : { form: 'union', of };
  }

  private item(): TypeNode {
    if (this.take('readonly')) return this.item();
    let type = this.atom();
    while (this.peek() === '[' && this.all[this.at + 1] === ']') {
      this.at += 2;
      type = { form: 'list', of: type };
    }
    return type;
  }

  private atom(): TypeNode {
    const token = this.next();
    if (token === '(') {
      if (this.take('typeof')) {
        const of = this.next();
        for (const t of [')', '[', 'number', ']']) this.must(t);
        return { form: 'elements', of };
      }
      const inner = this.type();
      this.must(')');
      return inner;
    }
    if (token === '{') return { form: 'object', keys: this.keys() };
    if (token === '[') {
      const parts: TypeNode[] = [];
      while (!this.take(']')) {
        parts.push(this.type());
        this.take(',');
      }
      return { form: 'tuple', parts };
    }
    if (token === 'string' || token === 'number' || token === 'boolean')
      return { form: 'primitive', name: token };
    if (token === 'true' || token === 'false') return { form: 'literal', value: token === 'true' };
    if (token.startsWith("'")) return { form: 'literal', value: unquote(token) };
    if (/^\d/.test(token)) return { form: 'literal', value: Number(token) };
    if (/^[A-Z]\w*$/.test(token)) return { form: 'name', name: token };
    this.at -= 1;
    this.must('a type');
    throw new Error('not reached');
  }
}

function unquote(token: string): string {
  if (!/^'[^\\]*'$/.test(token)) throw new Error(`${token} is no plain word`);
  return token.slice(1, -1);
}
