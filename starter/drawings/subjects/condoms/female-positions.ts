import { diagram } from '../../diagram.ts'
import { circle, group, line, path, rect, type Shape } from '../../kit/shapes.ts'
import { text } from '../../kit/text.ts'

/** Positions in which a woman can put the condom in. */
export const femaleCondomPositions = diagram({
  id: 'female-condom-positions',
  width: 'full',
  height: 226,
  texts: {
    en: {
      labels: ['Squat', 'Sit', 'Lie', 'One foot up'],
      alt: 'Four positions for putting the condom in: squatting, sitting on the edge of a chair with the knees apart, lying with the knees up, standing with one foot up.',
      note: 'Point to each figure: any position is good in which she is at ease.',
    },
    fr: {
      labels: ['Accroupie', 'Assise', 'Couchée', 'Un pied levé'],
      alt: 'Quatre positions pour placer le préservatif : accroupie, assise au bord d’une chaise, couchée genoux pliés, debout un pied levé.',
      note: 'Montrez chaque figure : toute position où elle est à l’aise convient.',
    },
    es: {
      labels: ['En cuclillas', 'Sentada', 'Acostada', 'Un pie en alto'],
      alt: 'Cuatro posiciones para colocar el condón: en cuclillas, sentada al borde de una silla, acostada con las rodillas dobladas, de pie con un pie en alto.',
      note: 'Señale cada figura: sirve cualquier posición en la que esté cómoda.',
    },
  },
  draw: ({ labels }) => [
    line([0, 186], [836, 186], { stroke: 'line', width: 4 }),
    ...[squat(), sit(), lie(), footUp()].map((shapes, index) => group(shapes, { x: index * 209 + 4, y: 0 })),
    ...labels.map((label, index) => text(label, index * 209 + 104, 218, { anchor: 'middle' })),
  ],
})

const leg = (d: string, isFar = false) => path(d, { stroke: isFar ? 'skinDeep' : 'skinDark', width: 20 })
const arm = (d: string) => path(d, { stroke: 'skinDark', width: 13 })
const torso = (d: string) => path(d, { stroke: 'terracotta', width: 38 })
const head = (x: number, y: number): Shape[] => [
  circle(x, y, 20, { fill: 'skinDark' }),
  path(
    `M${x - 20} ${y - 2}C${x - 22} ${y - 30} ${x + 20} ${y - 32} ${x + 20} ${y - 6}C${x + 8} ${y - 14} ${x - 8} ${y - 14} ${x - 20} ${y - 2}Z`,
    {
      fill: 'marigold',
    },
  ),
]

function squat(): Shape[] {
  return [
    leg('M88 146L140 110L134 174L150 176', true),
    torso('M92 136L100 76'),
    ...head(108, 36),
    leg('M86 148L124 104L112 174L130 176'),
    arm('M108 72C128 90 128 120 112 142'),
  ]
}

function sit(): Shape[] {
  return [
    rect(40, 130, 70, 10, { fill: 'steelDark' }),
    path('M48 140V186M102 140V186M44 132V66', { stroke: 'steelDark', width: 7 }),
    leg('M92 114L146 120L152 176L166 176', true),
    torso('M86 110L76 66'),
    ...head(78, 28),
    leg('M92 116L134 126L130 176L144 176'),
    arm('M88 64C112 76 120 92 108 112'),
  ]
}

function lie(): Shape[] {
  return [
    rect(4, 168, 196, 18, { fill: 'indigoPale', radius: 6 }),
    rect(8, 150, 54, 20, { fill: 'sand', stroke: 'line', width: 3, radius: 8 }),
    leg('M126 152L162 98L184 158', true),
    torso('M70 148L122 150'),
    circle(34, 138, 20, { fill: 'skinDark' }),
    path('M30 158C8 156 8 122 32 118C22 130 22 146 30 158Z', { fill: 'marigold' }),
    leg('M126 154L148 104L168 160'),
    arm('M78 136C100 112 124 120 134 138'),
  ]
}

function footUp(): Shape[] {
  return [
    rect(124, 140, 60, 46, { fill: 'steelPale', stroke: 'steelDark', width: 3 }),
    leg('M86 112L84 176L100 178', true),
    torso('M86 106L84 62'),
    ...head(90, 24),
    leg('M92 112L142 104L146 132L162 132'),
    arm('M94 60C116 74 122 92 108 112'),
  ]
}
