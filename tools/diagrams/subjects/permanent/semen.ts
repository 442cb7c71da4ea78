import { diagram } from '../../diagram.ts'
import { LABEL } from '../../kit/leader.ts'
import { circle, path, rect, type Shape } from '../../kit/shapes.ts'
import { text, textBox } from '../../kit/text.ts'

/** Two cups of semen: nearly the same amount, without sperm after vasectomy. Not to scale. */
export const vasSemen = diagram({
  id: 'vas-semen',
  width: 'half',
  height: 290,
  texts: {
    en: {
      names: ['Before', 'After'],
      below: 'Same look, nearly the same amount; no sperm after three months',
      alt: 'Two cups of semen, before and after vasectomy: the same look and nearly the same amount. Only the sperm are missing, after three months.',
      note: 'Ask who would notice the difference without a microscope. Nobody.',
    },
    fr: {
      names: ['Avant', 'Après'],
      below: 'Même aspect, presque la même quantité ; sans spermatozoïdes après 3 mois',
      alt: 'Deux gobelets de sperme, avant et après la vasectomie : même aspect et presque la même quantité. Seuls les spermatozoïdes manquent, après trois mois.',
      note: 'Demandez qui verrait la différence sans microscope. Personne.',
    },
    es: {
      names: ['Antes', 'Después'],
      below: 'Igual aspecto, casi igual cantidad; sin espermatozoides tras 3 meses',
      alt: 'Dos vasos de semen, antes y después de la vasectomía: el mismo aspecto y casi la misma cantidad. Solo faltan los espermatozoides, a los tres meses.',
      note: 'Pregunte quién notaría la diferencia sin microscopio. Nadie.',
    },
  },
  draw: ({ names: [before = '', after = ''], below }) => [
    text(before, 92, 24, { ...LABEL, anchor: 'middle' }),
    text(after, 288, 24, { ...LABEL, anchor: 'middle' }),
    ...cup(92, 84, true),
    ...cup(288, 88, false),
    ...textBox(below, 190, 198, 370, { anchor: 'middle' }).shapes,
  ],
})

function cup(x: number, level: number, hasSperm: boolean): Shape[] {
  return [
    rect(x - 86, 38, 172, 150, { fill: 'indigoPale', radius: 12 }),
    path(`M${x - 56} 54L${x - 44} 174H${x + 44}L${x + 56} 54Z`, { fill: 'white' }),
    path(`M${x - 53} ${level}L${x - 44} 174H${x + 44}L${x + 53} ${level}Z`, { fill: 'fleshPale' }),
    ...(hasSperm ? SPERM.flatMap(([dx, y]) => sperm(x + dx, y)) : []),
    path(`M${x - 56} 54L${x - 44} 174H${x + 44}L${x + 56} 54`, { stroke: 'steelDark', width: 4 }),
  ]
}

const SPERM: [number, number][] = [
  [-30, 108],
  [-4, 124],
  [24, 104],
  [10, 150],
  [-24, 146],
  [32, 138],
]

function sperm(x: number, y: number): Shape[] {
  return [path(`M${x} ${y}c6 4 2 10 8 16`, { stroke: 'ink', width: 2.5 }), circle(x, y, 4.5, { fill: 'ink' })]
}
