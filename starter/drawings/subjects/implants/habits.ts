import { diagram } from '../../diagram.ts'
import { drop } from '../../kit/days.ts'
import { openHand } from '../../kit/hands.ts'
import { tap } from '../../kit/objects.ts'
import { circle, group, path, rect, type Shape } from '../../kit/shapes.ts'
import { intoSharpsBox, washing } from '../training/things.ts'
import { forceps, rod } from './parts.ts'
import { wholeArm } from './whole-arm.ts'

const CELL = 74
const GAP = 53

/** An arm that is washed. */
const dirtyArm = [
  group(wholeArm(), { x: 0, y: 16, scale: 0.54 }),
  drop(48, 40, 'waterDeep', 1.2),
  drop(76, 40, 'waterDeep', 1.2),
  circle(66, 72, 6, { fill: 'skinDeep' }),
]
/** From the centre outwards. */
const outwards = [
  circle(50, 50, 46, { fill: 'skin' }),
  path('M50 50C58 44 62 56 52 60C38 64 32 46 44 38C60 28 78 46 70 64C62 82 34 82 26 64', {
    stroke: 'marigold',
    width: 8,
  }),
]
const scenes: Shape[][] = [
  washing(),
  dirtyArm,
  outwards,
  [openHand('skin', { x: 50, y: 62, scale: 0.62, isGloved: true, isShort: true })],
  [group([forceps({ x: 0, y: 0 }), rod(-2, 0, 0, 44)], { x: 64, y: 50, scale: 0.7 })],
  intoSharpsBox(),
  [...tap(26, 40, 22), group([forceps({ x: 0, y: 0 })], { x: 86, y: 82, scale: 0.9 })],
]

/** Seven habits of a clean procedure. */
export const implantHabits = diagram({
  id: 'implant-habits',
  width: 'full',
  height: CELL,
  texts: {
    en: {
      alt: 'Seven habits: washed hands, before and after; a dirty arm washed with soap and water; antiseptic from the centre outwards; sterile or high-level disinfected gloves and instruments; forceps that touch the rod; sharps straight into the box; instruments cleaned the same day.',
      note: 'Cover the words: the group names each habit from its picture, from left to right.',
    },
    fr: {
      alt: 'Sept habitudes : mains lavées avant et après ; bras sale lavé à l’eau et au savon ; antiseptique du centre vers l’extérieur ; gants et instruments stériles ou désinfectés à haut niveau ; une pince qui touche le bâtonnet ; piquants dans la boîte ; instruments nettoyés le jour même.',
      note: 'Cachez les mots : le groupe nomme chaque habitude d’après son image, de gauche à droite.',
    },
    es: {
      alt: 'Siete hábitos: manos lavadas antes y después; brazo sucio lavado con agua y jabón; antiséptico del centro hacia fuera; guantes e instrumental estériles o con desinfección de alto nivel; una pinza que toca la varilla; punzantes a la caja; instrumental limpio el mismo día.',
      note: 'Tape las palabras: el grupo nombra cada hábito a partir de su imagen, de izquierda a derecha.',
    },
  },
  draw: () =>
    scenes.map((scene, index) =>
      group([rect(0, 0, CELL, CELL, { fill: 'indigoPale', radius: 14 }), group(scene, { x: 5, y: 5, scale: 0.64 })], {
        x: index * (CELL + GAP),
      }),
    ),
})
