import { randomUUID } from 'node:crypto';
import {
  closeSync,
  existsSync,
  fchmodSync,
  fstatSync,
  mkdirSync,
  openSync,
  readSync,
  realpathSync,
  renameSync,
  rmSync,
  type Stats,
  statSync,
  writeFileSync,
} from 'node:fs';
import { dirname, resolve } from 'node:path';
import { BadInput, type Io } from './io.js';

const REASONS: Readonly<Record<string, string>> = {
  ENOENT: 'there is no such file',
  EISDIR: 'it is a folder',
  ENOTDIR: 'a part of its path is a file',
  EACCES: 'it may not be opened',
  EPERM: 'it may not be opened',
  EEXIST: 'it exists already',
  ENAMETOOLONG: 'its name is too long',
  ELOOP: 'its links go round in a circle',
  ENOSPC: 'the disk is full',
  EDQUOT: 'the disk is full',
  EFBIG: 'files may not be that long here',
  EROFS: 'the disk may not be written',
  EMFILE: 'too many files are open',
  EBUSY: 'it is in use',
  ENXIO: 'it is no file',
  ERR_INVALID_ARG_VALUE: 'no file can have that name',
};

/** In our words what the file system said. */
export function reasonOf(error: unknown): string {
  const code = (error as NodeJS.ErrnoException).code ?? '';
  return REASONS[code] ?? `the system says ${code === '' ? String(error) : code}`;
}

/** Bytes that a file of a kind may have; what is longer is another file, or meant ill. */
export const LARGEST = {
  deck: 1 << 20,
  scenario: 1 << 20,
  replay: 1 << 26,
  failure: 1 << 26,
} as const;

const CHUNK = 1 << 16;
const megabytes = (bytes: number): string => `${bytes / (1 << 20)} MB`;

/** Text of a file in UTF-8, of at most so many bytes. Throws `BadInput` with its name. */
export function readText(io: Io, path: string, largest: number): string {
  const chunks: Buffer[] = [];
  let size = 0;
  for (const chunk of chunksOf(io, path)) {
    size += chunk.length;
    if (size > largest)
      throw new BadInput(
        `${path} can't be read: it has more than ${megabytes(largest)}, the most for such a file`,
      );
    chunks.push(chunk);
  }
  const bytes = Buffer.concat(chunks);
  let text: string;
  try {
    text = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    throw new BadInput(`${path} can't be read: it is no text in UTF-8`);
  }
  if (text.includes('\0')) throw new BadInput(`${path} can't be read: it is no text`);
  return text;
}

/** The lines of a file in UTF-8 of any size, one after another. Throws `BadInput` with its name. */
export function* linesOf(io: Io, path: string, longest: number): Generator<string> {
  const decoder = new TextDecoder('utf-8');
  let rest = '';
  for (const chunk of chunksOf(io, path)) {
    const lines = (rest + decoder.decode(chunk, { stream: true })).split('\n');
    rest = lines.pop() ?? '';
    yield* lines;
    if (rest.length > longest)
      throw new BadInput(`${path} can't be read: a line has more than ${megabytes(longest)}`);
  }
  yield rest + decoder.decode();
}

function* chunksOf(io: Io, path: string): Generator<Buffer> {
  let file: number | null = null;
  try {
    // a pipe may keep us waiting, where only the system can hear Ctrl-C
    const opened = io.unheard(() => openSync(resolve(io.cwd, path), 'r'));
    file = opened;
    const wait = !fstatSync(opened).isFile();
    for (;;) {
      const chunk = Buffer.alloc(CHUNK);
      const read = () => readSync(opened, chunk);
      const length = wait ? io.unheard(read) : read();
      if (length === 0) return;
      yield chunk.subarray(0, length);
    }
  } catch (error) {
    if (error instanceof BadInput) throw error;
    throw new BadInput(`${path} can't be read: ${reasonOf(error)}`);
  } finally {
    if (file !== null) closeSync(file);
  }
}

/** What a path leads to; undefined if to nothing. Throws `BadInput` when that can't be told. */
export function lookAt(io: Io, path: string): Stats | undefined {
  try {
    return statSync(resolve(io.cwd, path), { throwIfNoEntry: false });
  } catch (error) {
    throw new BadInput(`${path} can't be read: ${reasonOf(error)}`);
  }
}

/** Writes a file and the folders above it. Unless told to, doesn't replace one. Throws `BadInput` with its name. */
export function writeText(io: Io, path: string, text: string, replace: boolean): void {
  const file = resolve(io.cwd, path);
  writing(path, () => {
    makeFolder(dirname(file));
    if (replace) replaceWith(file, text);
    else fill(file, openSync(file, 'wx'), text);
  });
}

/** What was there stays whole until all of the new text is: neither a full disk nor a kill loses a saved game. */
function replaceWith(file: string, text: string): void {
  const there = statSync(file, { throwIfNoEntry: false });
  // a pipe or a device
  if (there?.isFile() === false) {
    writeFileSync(file, text);
    return;
  }
  const target = there === undefined ? file : realpathSync(file);
  const part = `${target}.${randomUUID().slice(0, 8)}.part`;
  let opened: number;
  try {
    opened = openSync(part, 'wx');
  } catch (error) {
    const code = (error as NodeJS.ErrnoException).code ?? '';
    if (!NO_ROOM_BESIDE.includes(code)) throw error;
    writeFileSync(target, text);
    return;
  }
  if (there !== undefined) fchmodSync(opened, there.mode);
  fill(part, opened, text);
  renameSync(part, target);
}
/** The file may be written all the same. */
const NO_ROOM_BESIDE: readonly string[] = ['EACCES', 'EPERM', 'ENAMETOOLONG'];

/** Writes the text into a new file, or removes it. */
function fill(file: string, opened: number, text: string): void {
  try {
    writeFileSync(opened, text);
  } catch (error) {
    rmSync(file, { force: true });
    throw error;
  } finally {
    closeSync(opened);
  }
}

/** Makes sure, before long work begins, that its outcome can be written there. Throws `BadInput` with its name. */
export function checkWritable(io: Io, path: string): void {
  const file = resolve(io.cwd, path);
  writing(path, () => {
    makeFolder(dirname(file));
    // opened for appending: what is there stays as it is, and a file that wasn't is removed again
    const there = existsSync(file);
    closeSync(openSync(file, 'a'));
    if (!there) rmSync(file);
  });
}

/** The same for files in a folder, which is made if it isn't there. */
export function checkFolder(io: Io, path: string): void {
  const folder = resolve(io.cwd, path);
  writing(path, () => makeFolder(folder));
  checkWritable(io, `${path}/.ettin`);
}

/** With the folders above it. Node's own way never comes back from places where nothing can be made (/proc). */
export function makeFolder(folder: string): void {
  if (existsSync(folder)) return;
  makeFolder(dirname(folder));
  try {
    mkdirSync(folder);
  } catch (error) {
    // another process was faster
    if (!existsSync(folder)) throw error;
  }
}

function writing(path: string, work: () => void): void {
  try {
    work();
  } catch (error) {
    const code = (error as NodeJS.ErrnoException).code;
    throw new BadInput(
      `${path} can't be written: ${code === 'ENOENT' ? "its folder can't be made" : reasonOf(error)}`,
    );
  }
}
