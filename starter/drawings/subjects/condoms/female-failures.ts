import { diagram } from '../../diagram.ts'
import { drop } from '../../kit/objects.ts'
import { arrow, ellipse, group, path, rect, type Shape } from '../../kit/shapes.ts'
import { textBox } from '../../kit/text.ts'

/** Four ways in which a female condom can fail. */
export const femaleCondomFailures = diagram({
  id: 'female-condom-failures',
  width: 'full',
  height: 286,
  anatomical: true,
  texts: {
    en: {
      labels: ['Penis beside the pouch', 'Outer ring pushed inside', 'Comes out with the penis', 'Tears; uncommon'],
      alt: 'Four schematic cuts through the vagina. The penis is beside the pouch; the outer ring is pushed inside; the pouch comes out with the penis; the pouch is torn, which is uncommon.',
      note: 'Ask at each picture: what does the couple do now, and what does the provider offer next day?',
    },
    fr: {
      labels: [
        'Pénis à côté de la gaine',
        'Anneau externe poussé dedans',
        'Sort avec le pénis',
        'Se déchire\u00a0; rare',
      ],
      alt: 'Quatre coupes schématiques du vagin. Le pénis est à côté de la gaine ; l’anneau externe est poussé à l’intérieur ; la gaine sort avec le pénis ; la gaine est déchirée, ce qui est rare.',
      note: 'Demandez devant chaque image : que fait le couple maintenant, et que propose le prestataire le lendemain ?',
    },
    es: {
      labels: ['Pene al lado de la funda', 'Aro externo empujado dentro', 'Sale con el pene', 'Se rompe; poco común'],
      alt: 'Cuatro cortes esquemáticos de la vagina. El pene está al lado de la funda; el aro externo está empujado dentro; la funda sale con el pene; la funda está rota, algo poco común.',
      note: 'Pregunte ante cada dibujo: ¿qué hace la pareja ahora y qué ofrece el proveedor al día siguiente?',
    },
  },
  draw: ({ labels }) => [
    ...[beside(), pushedIn(), comesOut(), torn()].map((shapes, index) => group(shapes, { x: index * 209 + 8, y: 0 })),
    ...labels.flatMap((label, index) => textBox(label, index * 209 + 104, 218, 196, { anchor: 'middle' }).shapes),
  ],
})

/** The vagina as a gap 84 wide that opens downwards at y = 140. */
function walls(): Shape[] {
  return [
    path('M0 0H192V140H138V44C138 20 54 20 54 44V140H0Z', { fill: 'flesh' }),
    path('M54 140V44C54 20 138 20 138 44V140', { stroke: 'fleshDeep', width: 4 }),
    path('M0 140H54M138 140H192', { stroke: 'fleshDeep', width: 4 }),
  ]
}

const film = (d: string) => path(d, { fill: 'indigoPale', stroke: 'indigo', width: 3.5 })
const penis = (x: number, top: number, low = 212) =>
  rect(x - 17, top, 34, low - top, { fill: 'skin', stroke: 'skinDark', width: 2.5, radius: 17 })
const outer = (y: number, reach = 62) => ellipse(96, y, reach, 9, { stroke: 'indigo', width: 7 })
const inner = (x: number, y: number, reach: number) => ellipse(x, y, reach, 6, { stroke: 'terracotta', width: 6 })

function beside(): Shape[] {
  return [
    ...walls(),
    film('M40 154C58 130 58 70 60 56C62 44 88 44 90 56C92 80 92 130 96 154Z'),
    inner(75, 62, 14),
    penis(114, 62),
    outer(154),
    ...arrow([160, 206], [160, 160], { width: 7, paint: 'terracotta' }),
  ]
}

function pushedIn(): Shape[] {
  return [
    ...walls(),
    film('M62 112C64 90 64 70 66 52C70 40 122 40 126 52C128 70 128 90 130 112Z'),
    inner(96, 56, 28),
    penis(96, 66),
    outer(112, 36),
    ...arrow([160, 206], [160, 160], { width: 7, paint: 'terracotta' }),
  ]
}

function comesOut(): Shape[] {
  return [
    ...walls(),
    film('M68 204C70 170 72 140 74 126C78 112 114 112 118 126C120 140 122 170 124 204Z'),
    inner(96, 126, 22),
    penis(96, 138),
    outer(204, 40),
    ...arrow([160, 156], [160, 204], { width: 7, paint: 'terracotta' }),
  ]
}

function torn(): Shape[] {
  return [
    ...walls(),
    film('M40 154C56 130 62 90 64 52C68 40 124 40 128 52L120 72L134 84L122 98L136 112C140 136 146 146 152 154Z'),
    inner(96, 56, 28),
    penis(96, 70),
    outer(154),
    drop(128, 100, 20, 'terracotta'),
  ]
}
