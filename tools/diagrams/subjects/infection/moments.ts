import { diagram } from '../../diagram.ts'
import { openHand, pinchingHand } from '../../kit/hands.ts'
import { drop } from '../../kit/objects.ts'
import { bust, type PersonLook } from '../../kit/people.ts'
import { arrow, path, rect, type Shape } from '../../kit/shapes.ts'
import { strip } from '../../kit/strip.ts'
import { syringe } from '../injectables/syringe.ts'
import { glove } from './hand-scenes.ts'

const CLIENT: PersonLook = { skin: 'skin', head: 'wrap', headPaint: 'marigold', cloth: 'terracotta' }

/** The five moments for clean hands. */
export const handMoments = diagram({
  id: 'hand-moments',
  width: 'full',
  height: 272,
  texts: {
    en: {
      labels: [
        'Before touching a client',
        'Before a clean procedure',
        'After body fluids',
        'After touching a client',
        'After things around her',
      ],
      alt: 'Five moments for clean hands. 1: before touching a client. 2: before a clean procedure. 3: after contact with body fluids, or risk of it. 4: after touching a client. 5: after touching things around the client.',
      note: 'Point to each picture and ask whom clean hands protect at this moment.',
    },
    fr: {
      labels: [
        'Avant de toucher la cliente',
        'Avant un geste propre',
        'Après des liquides du corps',
        'Après avoir touché la cliente',
        'Après les objets autour',
      ],
      alt: 'Cinq moments pour l’hygiène des mains. 1 : avant de toucher une cliente. 2 : avant un geste propre. 3 : après contact avec des liquides du corps, ou risque de contact. 4 : après avoir touché une cliente. 5 : après avoir touché les objets autour d’elle.',
      note: 'Montrez chaque image : qui protège-t-on à ce moment ?',
    },
    es: {
      labels: [
        'Antes de tocar a la usuaria',
        'Antes de una tarea limpia',
        'Después de líquidos del cuerpo',
        'Después de tocar a la usuaria',
        'Después de tocar su entorno',
      ],
      alt: 'Cinco momentos para la higiene de manos. 1: antes de tocar a la usuaria. 2: antes de un procedimiento limpio. 3: después de contacto con fluidos corporales, o riesgo de ello. 4: después de tocar a la usuaria. 5: después de tocar las cosas que la rodean.',
      note: 'Señale cada dibujo: ¿a quién protegen las manos limpias en ese momento?',
    },
  },
  draw: ({ labels }) => strip([beforeTouch(), beforeProcedure(), afterFluids(), afterTouch(), afterThings()], labels),
})

function beforeTouch(): Shape[] {
  return [
    bust(CLIENT, { x: 20, y: 10, scale: 0.88 }),
    openHand('skinDark', { x: 178, y: 116, rotate: -72, scale: 0.46 }),
    ...arrow([214, 64], [164, 64], { width: 7, paint: 'leaf' }),
  ]
}

function beforeProcedure(): Shape[] {
  return [
    path('M0 122C60 104 130 104 240 122V170H0Z', { fill: 'skin' }),
    syringe(0.7, { x: 76, y: 110, scale: 0.56, rotate: 24 }),
    pinchingHand('skinDark', { x: 124, y: 52, scale: 0.5, rotate: -16 }),
  ]
}

function afterFluids(): Shape[] {
  return [
    glove(96, 84, { scale: 0.84 }),
    drop(96, 104, 34, 'terracotta'),
    drop(70, 62, 20, 'terracotta'),
    drop(188, 96, 44, 'terracotta'),
    drop(170, 140, 28, 'terracotta'),
  ]
}

function afterTouch(): Shape[] {
  return [
    bust(CLIENT, { x: 20, y: 10, scale: 0.88 }),
    openHand('skinDark', { x: 178, y: 116, rotate: -72, scale: 0.46 }),
    ...arrow([160, 64], [214, 64], { width: 7, paint: 'terracotta' }),
  ]
}

function afterThings(): Shape[] {
  return [
    rect(20, 90, 130, 22, { fill: 'water', stroke: 'waterDeep', width: 3, radius: 6 }),
    rect(20, 76, 40, 18, { fill: 'white', stroke: 'waterDeep', width: 3, radius: 8 }),
    path('M32 112V158M138 112V158', { stroke: 'steelDark', width: 8 }),
    openHand('skinDark', { x: 172, y: 66, rotate: -50, scale: 0.5 }),
  ]
}
