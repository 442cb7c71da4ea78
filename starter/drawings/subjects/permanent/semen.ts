import { diagram } from '../../diagram.ts'
import { LABEL } from '../../kit/leader.ts'
import { arrow, circle, ellipse, line, path, rect, type Shape } from '../../kit/shapes.ts'
import { textBox } from '../../kit/text.ts'

/** A drop of semen before and after vasectomy, by eye and through a lens: starter/figures/vasectomy.md, look of semen, semen test. */
export const vasSemen = diagram({
  id: 'vas-semen',
  width: 'half',
  height: 330,
  texts: {
    en: {
      names: ['Before', 'After'],
      rows: ['By eye: same look, nearly the same amount', 'Through a lens: usually no moving sperm after three months'],
      alt: 'Drops of semen, before a vasectomy and three months after it. By eye: the same look and nearly the same amount. Through a lens: sperm that swim before; three months after, usually only still sperm or none.',
      note: 'Ask who would notice the difference without a microscope. Nobody. In some men a few sperm still move after three months; a test, where there is one, finds them.',
    },
    fr: {
      names: ['Avant', 'Après'],
      rows: [
        'À l’œil : même aspect, presque la même quantité',
        'Au microscope : en général rien ne bouge après trois mois',
      ],
      alt: 'Des gouttes de sperme, avant une vasectomie et trois mois après. À l’œil : même aspect et presque la même quantité. Au microscope : des spermatozoïdes qui nagent avant ; trois mois après, en général plus aucun qui bouge.',
      note: 'Demandez qui verrait la différence sans microscope. Personne. Chez certains hommes, quelques spermatozoïdes bougent encore après trois mois ; l’examen, là où il existe, les trouve.',
    },
    es: {
      names: ['Antes', 'Después'],
      rows: [
        'A simple vista: igual aspecto, casi igual cantidad',
        'Al microscopio: casi siempre nada se mueve a los tres meses',
      ],
      alt: 'Gotas de semen, antes de una vasectomía y tres meses después. A simple vista: el mismo aspecto y casi la misma cantidad. Al microscopio: espermatozoides que nadan antes; a los tres meses, casi siempre ninguno que se mueva.',
      note: 'Pregunte quién notaría la diferencia sin microscopio. Nadie. En algunos hombres unos pocos espermatozoides se mueven todavía a los tres meses; la prueba, donde existe, los encuentra.',
    },
  },
  draw: ({ names: [before = '', after = ''], rows: [eye = '', lens = ''] }) => [
    ...textBox(before, 92, 0, 176, { ...LABEL, anchor: 'middle' }).shapes,
    ...textBox(after, 288, 0, 176, { ...LABEL, anchor: 'middle' }).shapes,
    ...[92, 288].flatMap((x) => [rect(x - 86, 34, 172, 62, { fill: 'indigoPale', radius: 12 }), ...puddle(x, 66)]),
    ...textBox(eye, 190, 100, 376, { anchor: 'middle' }).shapes,
    ...[92, 288].flatMap((x) => [
      rect(x - 86, 166, 172, 98, { fill: 'indigoPale', radius: 12 }),
      ...spermLens(x - 10, 214, x === 92),
    ]),
    ...textBox(lens, 190, 270, 380, { anchor: 'middle' }).shapes,
  ],
})

function puddle(x: number, y: number): Shape[] {
  return [
    ellipse(x, y, 44, 17, { fill: 'white', stroke: 'steelDark', width: 3 }),
    ellipse(x - 14, y - 5, 11, 4, { fill: 'steelPale' }),
  ]
}

function magnifier(x: number, y: number): Shape[] {
  return [
    line([x + 32, y + 30], [x + 64, y + 46], { stroke: 'ink', width: 10 }),
    circle(x, y, 44, { fill: 'white', stroke: 'steelDark', width: 5 }),
  ]
}

/** Middles of sperm in a lens, from its own middle. */
const SPERM: [number, number][] = [
  [-13, -18],
  [15, -20],
  [-9, 12],
  [20, 8],
]

/** A lens with sperm. Those that move have curved tails and arrows; the others lie still, with straight tails. */
export function spermLens(x: number, y: number, moves: boolean): Shape[] {
  return [
    ...magnifier(x, y),
    ...SPERM.flatMap(([dx, dy]) => (moves ? swimming(x + dx, y + dy) : still(x + dx, y + dy))),
  ]
}

function swimming(x: number, y: number): Shape[] {
  return [
    path(`M${x} ${y}q-5 -5 -8 0t-8 0`, { stroke: 'ink', width: 3 }),
    circle(x, y, 5, { fill: 'ink' }),
    ...arrow([x - 4, y + 11], [x + 14, y + 11], { paint: 'blood', width: 3.5 }),
  ]
}

function still(x: number, y: number): Shape[] {
  return [line([x, y], [x, y + 16], { stroke: 'steelDark', width: 3 }), circle(x, y, 5, { fill: 'steelDark' })]
}
