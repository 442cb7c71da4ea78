import { diagram } from '../../diagram.ts'
import { openHand } from '../../kit/hands.ts'
import { drop } from '../../kit/objects.ts'
import { bust, type PersonLook } from '../../kit/people.ts'
import { arrow, circle, group, path, rect, type Shape } from '../../kit/shapes.ts'
import { tallCards } from '../../kit/tall-cards.ts'
import { syringe } from '../injectables/syringe.ts'
import { glove } from './hand-scenes.ts'

const CLIENT: PersonLook = { skin: 'skin', head: 'wrap', headPaint: 'marigold', cloth: 'terracotta' }

/** The five moments for clean hands. */
export const handMoments = diagram({
  id: 'hand-moments',
  width: 'full',
  height: 304,
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
        'Avant un geste aseptique',
        'Après des liquides biologiques',
        'Après avoir touché la cliente',
        'Après avoir touché les objets autour',
      ],
      alt: 'Cinq moments pour l’hygiène des mains. 1 : avant de toucher une cliente. 2 : avant un geste aseptique. 3 : après contact avec des liquides biologiques, ou risque de contact. 4 : après avoir touché une cliente. 5 : après avoir touché les objets autour d’elle.',
      note: 'Montrez chaque image : qui protège-t-on à ce moment ?',
    },
    es: {
      labels: [
        'Antes de tocar a la usuaria',
        'Antes de una tarea limpia',
        'Después de fluidos corporales',
        'Después de tocar a la usuaria',
        'Después de tocar su entorno',
      ],
      alt: 'Cinco momentos para la higiene de manos. 1: antes de tocar a la usuaria. 2: antes de un procedimiento limpio. 3: después de contacto con fluidos corporales, o riesgo de ello. 4: después de tocar a la usuaria. 5: después de tocar las cosas que la rodean.',
      note: 'Señale cada dibujo: ¿a quién protegen las manos limpias en ese momento?',
    },
  },
  draw: ({ labels }) =>
    tallCards(
      [beforeTouch(), beforeProcedure(), afterFluids(), afterTouch(), afterThings()].map((scene, index) => ({
        scene,
        box: [0, 0, 160, 226],
        label: labels[index] ?? '',
        mark: index + 1,
      })),
      304,
    ),
})

// Scenes of 160 by 220 points.

/** A hand that comes to the client's shoulder. */
function beforeTouch(): Shape[] {
  return [
    bust(CLIENT, { x: 0, y: 80, scale: 0.68 }),
    group([pointing()], { x: 108, y: 112 }),
    ...arrow([150, 92], [106, 92], { width: 8, paint: 'leaf' }),
  ]
}

/** The hand has left the shoulder and goes away. */
function afterTouch(): Shape[] {
  return [
    bust(CLIENT, { x: 0, y: 80, scale: 0.68 }),
    openHand('skinDark', { x: 126, y: 106, rotate: 14, scale: 0.4, isShort: true }),
    circle(84, 152, 15, { stroke: 'ink', width: 3, dash: [6, 5] }),
    ...arrow([108, 166], [154, 166], { width: 8, paint: 'terracotta' }),
  ]
}

/** An open hand that points to the left. */
function pointing(): Shape {
  return openHand('skinDark', { x: 18, y: 24, rotate: -68, scale: 0.42, isShort: true })
}

/** Clean hands before a covered tray. */
function beforeProcedure(): Shape[] {
  return [
    openHand('skinDark', { x: 56, y: 88, rotate: -10, scale: 0.56, isShort: true }),
    openHand('skinDark', { x: 112, y: 88, rotate: 10, scale: 0.56, isShort: true }),
    rect(6, 160, 148, 46, { fill: 'white', stroke: 'steelDark', width: 3, radius: 6 }),
    rect(0, 196, 160, 14, { fill: 'steel', stroke: 'steelDark', width: 3, radius: 6 }),
    syringe(0.1, { x: 30, y: 178, scale: 0.5, rotate: 90 }),
  ]
}

function afterFluids(): Shape[] {
  return [
    path('M70 170V204', { stroke: 'skin', width: 36 }),
    glove(70, 120, { scale: 0.96 }),
    drop(70, 146, 42, 'terracotta'),
    drop(42, 100, 26, 'terracotta'),
    drop(140, 110, 40, 'terracotta'),
    drop(132, 170, 28, 'terracotta'),
  ]
}

function afterThings(): Shape[] {
  return [
    openHand('skinDark', { x: 100, y: 66, rotate: 186, scale: 0.72, isShort: true }),
    rect(4, 158, 152, 24, { fill: 'water', stroke: 'waterDeep', width: 3, radius: 6 }),
    rect(4, 140, 50, 22, { fill: 'white', stroke: 'waterDeep', width: 3, radius: 9 }),
    path('M18 182V220M142 182V220', { stroke: 'steelDark', width: 9 }),
  ]
}
