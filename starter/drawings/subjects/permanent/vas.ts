import { diagram } from '../../diagram.ts'
import { LABEL, leader } from '../../kit/leader.ts'
import { circle, ellipse, group, type Point, path, type Shape } from '../../kit/shapes.ts'
import { textBox } from '../../kit/text.ts'

/** The organs of a man from the front, 300 wide and 310 high; the scrotum's midline is at x = 150. */
export function organs(): Shape[] {
  const vas = (side: -1 | 1) =>
    `M${150 + side * 44} 236C${150 + side * 76} 216 ${150 + side * 60} 150 ${150 + side * 74} 96C${150 + side * 82} 52 ${150 + side * 44} 40 ${150 + side * 26} 72C${150 + side * 18} 86 ${150 + side * 12} 96 ${150 + side * 8} 108`
  return [
    // scrotum
    path('M84 190C60 240 66 304 110 306C130 307 142 300 150 290C158 300 170 307 190 306C234 304 240 240 216 190Z', {
      fill: 'skin',
    }),
    // bladder, glands
    path('M150 20C184 20 196 48 186 72C178 92 164 98 150 98S122 92 114 72C104 48 116 20 150 20Z', {
      fill: 'fleshPale',
      stroke: 'fleshDeep',
      width: 2.5,
    }),
    ellipse(124, 92, 17, 10, { fill: 'fat', stroke: 'fleshDeep', width: 2 }),
    ellipse(176, 92, 17, 10, { fill: 'fat', stroke: 'fleshDeep', width: 2 }),
    path('M130 100Q150 92 170 100Q176 120 150 128Q124 120 130 100Z', {
      fill: 'flesh',
      stroke: 'fleshDeep',
      width: 2.5,
    }),
    // vas, testicles
    ...([-1, 1] as const).flatMap((side) => [
      path(vas(side), { stroke: 'fleshDeep', width: 9 }),
      path(vas(side), { stroke: 'bone', width: 5 }),
      ellipse(150 + side * 38, 262, 25, 33, { fill: 'flesh', stroke: 'fleshDeep', width: 2.5 }),
      path(`M${150 + side * 46} 234C${150 + side * 64} 244 ${150 + side * 66} 270 ${150 + side * 56} 286`, {
        stroke: 'fleshDeep',
        width: 9,
      }),
    ]),
    // penis with its tube
    path('M132 128H168V192C168 210 132 210 132 192Z', { fill: 'skinLight', stroke: 'skinDark', width: 2.5 }),
    path('M150 124V206', { stroke: 'fleshPale', width: 5 }),
    path('M134 180Q150 188 166 180', { stroke: 'skinDark', width: 2.5 }),
    ...closed(),
  ]
}

/** The one opening in the skin at the midline, and the two tubes that are closed through it. */
function closed(): Shape[] {
  return [
    path('M145 228Q122 226 104 208M155 228Q178 226 196 208', { stroke: 'white', width: 3, dash: [5, 5] }),
    ...closure(92, 198),
    ...closure(208, 198),
    ellipse(150, 229, 11, 6, { fill: 'blood', stroke: 'white', width: 3 }),
  ]
}

function closure(x: number, y: number): Shape[] {
  return [
    circle(x, y, 13, { fill: 'white', stroke: 'indigo', width: 4 }),
    path(`M${x - 6} ${y - 6}L${x + 6} ${y + 6}M${x + 6} ${y - 6}L${x - 6} ${y + 6}`, { stroke: 'indigo', width: 4 }),
  ]
}

/** Top of each label, and what it names. */
const PLACES: [number, Point][] = [
  [2, [112, 44]],
  [44, [116, 92]],
  [116, [158, 190]],
  [184, [98, 228]],
  [252, [132, 268]],
]

/** The way of sperm, and where vasectomy closes it. */
export const vasPath = diagram({
  id: 'vas-path',
  width: 'half',
  height: 318,
  anatomical: true,
  texts: {
    en: {
      labels: [
        'Bladder',
        'Glands: most of the semen',
        'Both tubes closed',
        'One tiny opening',
        'Testicle: same hormones',
      ],
      alt: 'The organs of a man from the front. One tiny opening in the midline of the scrotum; through it both tubes that carry sperm are closed. The bladder, the glands, which make most of the semen, the testicles and the penis stay as they are.',
      note: 'Ask a trainee to point to everything that stays as it was. There is one opening in the skin, and two tubes.',
    },
    fr: {
      labels: [
        'Vessie',
        'Glandes : même liquide',
        'Deux canaux fermés',
        'Une seule ouverture',
        'Hormones : comme avant',
      ],
      alt: 'Les organes d’un homme vus de face. Une seule ouverture minuscule au milieu des bourses ; par là, on ferme les deux canaux des spermatozoïdes. La vessie, les glandes, qui font presque tout le sperme, les testicules et le pénis restent comme avant.',
      note: 'Un participant montre tout ce qui reste comme avant. Il y a une ouverture dans la peau, et deux canaux.',
    },
    es: {
      labels: [
        'Vejiga',
        'Glándulas: casi todo el semen',
        'Dos conductos cerrados',
        'Una sola abertura',
        'Hormonas: como antes',
      ],
      alt: 'Los órganos de un hombre vistos de frente. Una sola abertura mínima en la línea media del escroto; por ella se cierran los dos conductos que llevan los espermatozoides. La vejiga, las glándulas, que hacen casi todo el semen, los testículos y el pene quedan igual.',
      note: 'Un participante señala todo lo que queda como antes. Hay una abertura en la piel, y dos conductos.',
    },
  },
  draw: ({ labels }) => [
    group(organs(), { x: -62 }),
    ...labels.flatMap((label, index) => {
      const [y, to] = PLACES[index] ?? [0, [0, 0]]
      return [...textBox(label, 196, y, 184, LABEL).shapes, ...leader([192, y + 15], to)]
    }),
  ],
})
