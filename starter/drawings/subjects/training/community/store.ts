import { diagram } from '../../../diagram.ts'
import { methodSign } from '../../../kit/methods.ts'
import { sun } from '../../../kit/objects.ts'
import { group, line, path, rect, type Shape } from '../../../kit/shapes.ts'
import { text } from '../../../kit/text.ts'
import { plainBag, sharpsBox } from '../things.ts'
import { pictureRows, rowsHeight } from './picture-rows.ts'

const HEIGHT = 78

/** Bag and store: where goods lie, and what is never used. */
export const communityStore = diagram({
  id: 'community-store',
  width: 'half',
  height: rowsHeight(4, HEIGHT),
  texts: {
    en: {
      words: ['Oldest date in front', 'Sharps box upright', 'Hot or sharp: not near condoms', 'Torn, wet, out of date'],
      alt: 'Right: packets on a shelf, the oldest date in front; a bag with the sharps container upright. Wrong: condoms in the sun; a torn and wet packet.',
      note: 'Trainees lay out their own bag and name what belongs to which picture.',
    },
    fr: {
      words: [
        'Date la plus proche devant',
        'Boîte debout',
        'Préservatif : ni chaud ni pointes',
        'Déchiré, mouillé, périmé',
      ],
      alt: 'À faire : des boîtes sur une étagère, la date la plus proche devant ; un sac avec la boîte de sécurité debout. À éviter : des préservatifs au soleil ; un sachet déchiré et mouillé.',
      note: 'Chacun étale son sac et dit ce qui correspond à quelle image.',
    },
    es: {
      words: ['Primero lo que vence antes', 'Caja derecha', 'Condones: ni calor ni puntas', 'Roto, mojado, vencido'],
      alt: 'Hacer: paquetes en un estante, delante el que vence antes; un bolso con la caja de seguridad derecha. Evitar: condones al sol; un sobre roto y mojado.',
      note: 'Cada persona muestra su bolso y dice qué corresponde a qué dibujo.',
    },
  },
  draw: ({ words }): Shape[] =>
    pictureRows(
      words,
      [
        { scene: shelf(), mark: 'right' },
        { scene: [group(plainBag(), { x: 0, y: 4, scale: 0.9 }), sharpsBox(92, 88, 0.8)], mark: 'right' },
        { scene: [methodSign('condom', { x: 4, y: 18, scale: 0.66 }), ...sun(114, 50, 22)], mark: 'wrong' },
        { scene: torn(), mark: 'wrong' },
      ],
      HEIGHT,
    ),
})

function shelf(): Shape[] {
  return [
    ...[1, 2, 3].flatMap((number, index): Shape[] => [
      rect(index * 46, 34, 42, 42, { fill: index === 0 ? 'marigold' : 'white', stroke: 'ink', width: 3 }),
      text(`${number}`, index * 46 + 21, 66, { size: 32, bold: true, anchor: 'middle' }),
    ]),
    line([-6, 80], [142, 80], { stroke: 'skinDeep', width: 8 }),
  ]
}

function torn(): Shape[] {
  return [
    path('M20 18H84L76 34L90 46L78 62L88 84H20Z', { fill: 'white', stroke: 'ink', width: 3.5 }),
    path('M104 36q12 18 0 26q-12 -8 0 -26Z', { fill: 'waterDeep' }),
    path('M124 58q10 16 0 22q-10 -6 0 -22Z', { fill: 'waterDeep' }),
  ]
}
