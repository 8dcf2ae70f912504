import type { BASE_702_PARTS } from '../../2026/702-parts.js';
import type { Words } from '../../texts.js';

export const BASE_702_PARTS_ES: Words<typeof BASE_702_PARTS> = {
  '702.6c': 'Lo que una habilidad de equipar pide además importa solo para su objetivo, no para quedarse.',
  '702.26b': 'Lo que está fuera de fase se trata como si no existiera, y está fuera del combate.',
  '702.26d':
    'Cambiar de fase no mueve nada: no hay disparos de zona, y se conservan fichas, contadores y control.',
  '702.26e': 'El efecto de un hechizo que se resuelve no incluye lo que está fuera de fase.',
  '702.26f': 'Los efectos siguen agotándose mientras está fuera de fase.',
  '702.26g': 'Lo que está anexado sale de fase con ello, y solo vuelve con ello.',
  '702.26i': 'Lo anexado que salió de fase por sí mismo vuelve a donde estaba, si eso sigue allí.',
  '702.26m': 'Si se omite el paso de enderezar de alguien, nada suyo cambia de fase entonces.',
  '702.34a':
    'Retrospectiva: se lanza desde el cementerio por ese coste, y se exilia siempre que fuera a dejar la pila.',
  '702.37e':
    'Poner boca arriba una carta con metamorfosis cuesta su coste, es una acción especial y no dispara nada de entrar.',
  '702.102a': 'Fusionar solo funciona desde la mano.',
  '702.127a': 'Secuela: esta mitad se lanza desde el cementerio y de ningún otro lugar; después se exilia.',
  '702.145b': 'Diurno: de noche llega dado la vuelta, cambia de cara al hacerse de noche, y por nada más.',
  '702.145c': 'Una cara frontal diurna que está ahí siendo de noche cambia de inmediato.',
  '702.145d': 'Con un permanente diurno, y sin que sea todavía ni de día ni de noche, se hace de día.',
  '702.145e': 'Nocturno: pasa a su cara frontal al hacerse de día, y por nada más.',
  '702.145f': 'Una cara posterior nocturna que está ahí siendo de día cambia de inmediato.',
};
