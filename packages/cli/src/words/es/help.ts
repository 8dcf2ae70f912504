export const HELP_ES: readonly string[] = [
  'Un número elige; Enter hace lo que dice la pregunta.',
  '  p        pasar',
  '  e        pasar hasta que termine este turno, salvo que te afecte',
  '  1m       hacer 1 y pagar a mano',
  '  m        mostrar las habilidades de maná; m1 usa la primera',
  '  x        retractarse de lo que se está lanzando (mientras se ofrece)',
  'Mirar',
  '  b        la mesa',
  '  h        las manos',
  '  g        los cementerios y el exilio',
  '  c CARTA  el texto de una carta',
  '  l 40     las últimas 40 líneas del registro (20 si no se dice)',
  '  why CARTA por qué no se puede usar ahora una carta de tu mano o una habilidad',
  'Paradas',
  '  s        dónde se te pregunta; "s my upkeep" activa o quita una parada,',
  '           "s all" pregunta con cada prioridad, "s usual" vuelve a lo normal',
  'Salir',
  '  concede  todo tu equipo pierde de inmediato',
  '  quit     guardar la partida y salir; el fin de la entrada hace lo mismo',
  'En la mesa, "mareo de invocación" marca una criatura que su equipo no tenía al',
  'empezar su último turno: sin prisa puede bloquear, pero no atacar ni usar {T}.',
  'Donde se pide un nombre, pon una barra ante estas palabras: /b, /c CARTA.',
];

export const MATCH_HELP_ES: readonly string[] = [
  'Encuentro',
  '  time      se acabó el tiempo de la ronda: termina este turno y siguen unos pocos más',
];
