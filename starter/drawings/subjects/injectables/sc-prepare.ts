import type { Diagram } from '../../diagram.ts'
import { MEASURES, scStep } from './sc-step.ts'
import * as scenes from './scenes.ts'

const [stepPouch, pouch] = scStep({
  name: 'pouch',
  scene: scenes.scenePouch,
  texts: {
    en: {
      point: 'Pouch whole, date still good',
      alt: 'A closed pouch with the device inside and its date marked as good.',
      note: 'Show a pouch and let trainees find the date. Ask what they do with a torn pouch.',
    },
    fr: {
      point: 'Emballage entier, date valable',
      alt: 'Un emballage fermé avec le dispositif à l’intérieur ; la date est valable.',
      note: 'Montrez un emballage et faites chercher la date. Demandez que faire si l’emballage est déchiré.',
    },
    es: {
      point: 'Envoltura entera, fecha vigente',
      alt: 'Una envoltura cerrada con el dispositivo adentro; la fecha está vigente.',
      note: 'Muestre una envoltura y pida que busquen la fecha. Pregunte qué hacer si está rota.',
    },
  },
})

const [stepMix, mix] = scStep({
  name: 'mix',
  scene: scenes.sceneMix,
  texts: {
    en: {
      point: `Hold the port, shake hard: ${MEASURES.shake}`,
      alt: 'A hand holds the device by the port, with the cap on, and shakes it hard for about 30 seconds until the medicine is evenly white.',
      note: 'Point to the hand: it holds the firm port, not the soft reservoir. Ask what an even liquid looks like.',
    },
    fr: {
      point: `Tenir la partie dure, agiter fort : ${MEASURES.shake}`,
      alt: 'Une main tient le dispositif par la partie dure, capuchon en place, et l’agite fort environ 30 secondes, jusqu’à ce que le liquide soit blanc et uniforme.',
      note: 'Montrez la main : elle tient la partie dure, pas le réservoir. Demandez à quoi ressemble un liquide uniforme.',
    },
    es: {
      point: `Tome el cuerpo y agite fuerte: ${MEASURES.shake}`,
      alt: 'Una mano sostiene el dispositivo por la parte dura, con la tapa puesta, y lo agita fuerte unos 30 segundos hasta que el líquido se ve blanco y parejo.',
      note: 'Señale la mano: sostiene la parte dura, no el depósito. Pregunte cómo se ve un líquido parejo.',
    },
  },
})

const [stepGap, gap] = scStep({
  name: 'gap',
  scene: scenes.sceneGap,
  texts: {
    en: {
      point: 'Needle up: push until the gap is gone',
      alt: 'The device with the needle up. Cap and port are pushed together until there is no gap between them.',
      note: 'Hold up one device with a gap and one without. Ask which one is ready.',
    },
    fr: {
      point: 'Aiguille vers le haut : pousser, plus d’espace',
      alt: 'Le dispositif, aiguille vers le haut. On pousse le capuchon vers la partie dure jusqu’à ce qu’il n’y ait plus d’espace.',
      note: 'Montrez un dispositif avec espace et un sans. Demandez lequel est prêt.',
    },
    es: {
      point: 'Aguja arriba: empuje hasta cerrar el espacio',
      alt: 'El dispositivo con la aguja hacia arriba. Se empuja la tapa contra la parte dura hasta que no queda espacio.',
      note: 'Muestre un dispositivo con espacio y otro sin espacio. Pregunte cuál está listo.',
    },
  },
})

const [stepCapOff] = scStep({
  name: 'cap-off',
  scene: scenes.sceneCapOff,
  texts: {
    en: {
      point: 'Pull the cap off; touch nothing with the needle',
      alt: 'The cap is pulled off the device, which points up. Nothing touches the needle.',
      note: 'Ask what would happen if the cap came off before the gap was closed.',
    },
    fr: {
      point: 'Ôter le capuchon ; rien ne touche l’aiguille',
      alt: 'On retire le capuchon du dispositif, tenu vers le haut. Rien ne touche l’aiguille.',
      note: 'Demandez ce qui arriverait si l’on ôtait le capuchon avant de fermer l’espace.',
    },
    es: {
      point: 'Quite la tapa; nada toca la aguja',
      alt: 'Se quita la tapa del dispositivo, que apunta hacia arriba. Nada toca la aguja.',
      note: 'Pregunte qué pasaría si se quitara la tapa antes de cerrar el espacio.',
    },
  },
})

export const SC_PREPARE: Diagram[] = [stepPouch, pouch, stepMix, mix, stepGap, gap, stepCapOff]
