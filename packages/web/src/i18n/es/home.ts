import type { home as en } from '../en/home.js';

export const home: Readonly<Record<keyof typeof en, string>> = {
  'app.loading': 'Preparando la mesa…',
  'home.subtitle': 'Gigante de dos cabezas, con las reglas aplicadas',
  'home.quick': 'Partida rápida',
  'home.quickText': 'Tú y un bot contra dos bots. Elige un mazo y ya estás jugando.',
  'home.name': 'Tu nombre',
  'home.guest': 'Invitado',
  'home.deck': 'Mazo inicial: tu compañero juega el otro de la pareja',
  'home.play': 'Jugar ahora',
  'home.note': 'Todo funciona en esta página: sin cuenta, sin reloj y, una vez cargada, sin conexión.',
  'home.foot': 'Ettin es gratuito y está hecho por aficionados. No tiene relación con Wizards of the Coast.',
  'deck.hearth-chorus': 'Llena la mesa de Elfos que crecen con cada vida que ganas.',
  'deck.toll-of-bells':
    'Drena a ambos oponentes con cada carta: cuenta doble contra un total de vidas compartido.',
  'deck.storm-lanterns':
    'Contrarresta lo importante, quema el resto y alimenta a tus Hechiceros con cada hechizo.',
  'deck.cinder-and-coin': 'Ataca pronto y convierte en daño a las criaturas que mueren y los Tesoros.',
  'deck.deep-roots': 'Consigue muchas tierras pronto y acaba con las criaturas más grandes de la mesa.',
  'deck.high-wings': 'Aguanta en tierra con muros y contrahechizos mientras ganan tus voladoras.',
  'deck.creeping-blight': 'Da al otro equipo unos contadores de veneno y luego prolifera.',
  'deck.brass-legion': 'Llena la mesa de artefactos, arma a tus criaturas, tripula Vehículos y ataca.',
  'settings.language': 'Idioma',
  'settings.theme': 'Tema',
  'theme.system': 'Como el sistema',
  'theme.dark': 'Oscuro',
  'theme.light': 'Claro',
  'nowhere.title': 'Aquí no hay nada',
  'nowhere.text': 'Puede que la dirección esté cortada. El enlace de invitación hay que copiarlo entero.',
  'nowhere.home': 'Ir al inicio',
  'dialog.close': 'Cerrar',
};
