import { create } from 'zustand';
import { keep, kept, keptText } from '../app/kept.js';

/**
 * Card images from a place of the reader's own. We have none, and none is asked for until the reader turns them on and
 * says where they are: a pattern such as https://host/{name}.jpg, in which {name} stands for a card's English name.
 */
export const IMAGE_FAULTS = ['notAnAddress', 'notSecure', 'noName', 'nameInHost'] as const;
export type ImageFault = (typeof IMAGE_FAULTS)[number];

/** What a picture shows: a card as it is printed, which stands for our face, or its art, which stands in our face. */
export const IMAGE_PARTS = ['card', 'art'] as const;
export type ImagePart = (typeof IMAGE_PARTS)[number];

export type ImageSource =
  | { readonly ok: true; readonly origin: string }
  | { readonly ok: false; readonly fault: ImageFault };

const NAME = '{name}';

/** Whether pictures may come from there; the origin is what the server's content policy has to let through. */
export function imageSource(pattern: string): ImageSource {
  const wrong = (fault: ImageFault): ImageSource => ({ ok: false, fault });
  if (!pattern.includes(NAME)) return wrong('noName');
  // the name of a card must not choose who is asked
  if (/^[a-z]+:\/\/[^/?#]*\{name\}/i.test(pattern)) return wrong('nameInHost');
  let url: URL;
  try {
    url = new URL(pattern.replaceAll(NAME, 'name'));
  } catch {
    return wrong('notAnAddress');
  }
  if (url.protocol !== 'https:') return wrong('notSecure');
  // the server takes an origin of these letters and no credentials
  if (url.username !== '' || url.password !== '' || !/^[a-z0-9.-]+(:\d+)?$/.test(url.host))
    return wrong('notAnAddress');
  return { ok: true, origin: url.origin };
}

/** Where the picture of a card is; null for what has no name, and for a pattern that isn't one. */
export function imageAddress(pattern: string, name: string | null): string | null {
  if (name === null || name === '' || !imageSource(pattern).ok) return null;
  return pattern.replaceAll(NAME, () => encodeURIComponent(name));
}

const COOKIE = 'ettin-images';
const YEAR = 365 * 24 * 60 * 60;

/** Tells the server, which allows the page pictures from this origin when it is next loaded; null takes it back. */
function tellServer(origin: string | null): void {
  const secure = location.protocol === 'https:' ? '; secure' : '';
  const value = origin === null ? '' : encodeURIComponent(origin);
  // biome-ignore lint/suspicious/noDocumentCookie: the other interface isn't in every browser that we support
  document.cookie = `${COOKIE}=${value}; path=/; max-age=${origin === null ? 0 : YEAR}; samesite=strict${secure}`;
}

interface ImagesStore {
  readonly on: boolean;
  readonly pattern: string;
  readonly part: ImagePart;
  /** The page was loaded without leave to show these: they come when it is loaded anew. */
  readonly reload: boolean;
  turn(on: boolean): void;
  /** False where it is no pattern; then nothing is kept. */
  from(pattern: string): boolean;
  showing(part: ImagePart): void;
}

export const useImages = create<ImagesStore>((set, get) => {
  const allow = () => {
    const { on, pattern } = get();
    const source = imageSource(pattern);
    tellServer(on && source.ok ? source.origin : null);
    set({ reload: on && source.ok });
  };
  return {
    on: kept('images', ['on', 'off'], 'off') === 'on',
    pattern: keptText('imagesFrom') ?? '',
    part: kept('imagesPart', IMAGE_PARTS, 'card'),
    reload: false,
    turn(on) {
      keep('images', on ? 'on' : 'off');
      set({ on });
      allow();
    },
    from(pattern) {
      if (!imageSource(pattern).ok) return false;
      keep('imagesFrom', pattern);
      set({ pattern });
      allow();
      return true;
    },
    showing(part) {
      keep('imagesPart', part);
      set({ part });
    },
  };
});
