import type { BASE_707 } from '../../2026/707.js';
import type { Words } from '../../texts.js';

export const BASE_707_ES: Words<typeof BASE_707> = {
  '707.2a': 'Los colores y habilidades de una copia salen del coste y el texto que tomó.',
  '707.2b': 'Lo que le pasa después al original no le hace nada a la copia.',
  '707.3': 'La copia de una copia toma lo que se copió, con las excepciones que se hicieron.',
  '707.4': 'Lo que se convierte en una copia no entra, y conserva su estado y lo que lleva encima.',
  '707.5': 'Lo que entra como una copia ya lo es al entrar: sus habilidades de entrar son las del original.',
  '707.6': 'Las elecciones hechas para el original no se copian; al entrar, la copia pide las suyas.',
  '707.7': 'Las habilidades vinculadas que se copian van juntas también en la copia.',
  '707.8a': 'Una ficha que copia un permanente de dos caras tiene ambas caras y puede transformarse.',
  '707.9a': 'Una habilidad que da la excepción de un efecto de copia se puede copiar a su vez.',
  '707.9b': 'Una característica que cambia la excepción de un efecto de copia se puede copiar cambiada.',
  '707.10a':
    'Una copia de un hechizo que no está en la pila desaparece; también una copia de una carta en una zona errónea.',
  '707.10c': 'Los nuevos objetivos de una copia tienen que ser legales; los que se dejan como estaban, no.',
  '707.10f': 'La copia de un hechizo de permanente se resuelve como una ficha.',
  '708.2a':
    'Boca abajo y sin más es una criatura 2/2 sin nombre, tipos, texto ni coste, y eso se puede copiar.',
  '708.3': 'Lo que entra boca abajo no tiene ninguna de sus propias habilidades de entrar.',
  '708.4': 'Una carta que se lanza boca abajo lo está antes de ser un hechizo; nada ve qué es.',
  '708.5': 'Puedes mirar tus propios permanentes y hechizos boca abajo, y los de nadie más.',
  '708.8': 'Boca arriba vuelve a ser lo que es, con todo lo que se le hizo, y sin haber entrado.',
  '708.9': 'Un permanente o hechizo boca abajo que va a otro lugar se muestra a todos.',
  '709.3b': 'En la pila, una carta partida es la mitad que se lanzó y nada más.',
  '709.4': 'Fuera de la pila, una carta partida es sus dos mitades en una.',
  '709.4b': 'El valor de maná y los colores de una carta partida salen de los dos costes juntos.',
  '712.8a': 'Una carta de dos caras que no es un hechizo ni un permanente tiene solo la cara frontal.',
  '712.8e':
    'Una cara posterior tiene el valor de maná de la frontal; la copia de una cara posterior no tiene ninguno.',
  '712.8f': 'Un hechizo o permanente modal de dos caras es la cara que está hacia arriba.',
  '712.9': 'Solo se transforma lo que tiene dos caras; en lo demás la instrucción no hace nada.',
  '712.11b': 'Qué cara de una carta modal se lanza se elige antes de que vaya a la pila.',
  '712.12': 'Quien juega una carta modal como tierra elige una cara que sea una tierra.',
  '712.14':
    'Una carta de dos caras que se pone en el campo de batalla muestra su cara frontal, salvo que se diga otra cosa.',
  '712.14b':
    'Una carta modal cuya cara frontal no es un permanente no se puede poner en el campo de batalla.',
  '714.2b': 'Un capítulo se dispara cuando los contadores de sabiduría llegan a su número o lo pasan.',
  '714.2d': 'El capítulo final es el que tiene el número mayor.',
  '714.3a': 'Una Saga entra con un contador de sabiduría.',
  '714.3c':
    'Al empezar la primera fase principal de su controlador, cada Saga recibe un contador de sabiduría.',
  '714.4': 'Una Saga en su capítulo final se sacrifica, cuando ninguno de sus capítulos espera en la pila.',
  '715.3b': 'Lanzado como una aventura, un hechizo tiene solo las características de la aventura.',
  '715.3c': 'Una aventura copiada también es una aventura.',
  '715.3d':
    'Una aventura resuelta se exilia, y su controlador puede jugar la carta desde allí, pero no como una aventura.',
  '715.4': 'En cualquier otro lugar, una carta con una aventura tiene solo sus características normales.',
};
