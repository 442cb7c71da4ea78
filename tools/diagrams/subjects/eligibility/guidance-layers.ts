import { diagram } from '../../diagram.ts'
import type { Paint } from '../../kit/palette.ts'
import { polygon, type Shape } from '../../kit/shapes.ts'
import { text, textBox } from '../../kit/text.ts'

const LAYERS: { fill: Paint; ink: Paint }[] = [
  { fill: 'marigold', ink: 'ink' },
  { fill: 'terracotta', ink: 'white' },
  { fill: 'indigo', ink: 'white' },
]
const [WIDTH, HEIGHT] = [380, 106] as const

/** What a local rule stands on. */
export const guidanceLayers = diagram({
  id: 'guidance-layers',
  width: 'half',
  height: 330,
  texts: {
    en: {
      names: ['Local rule', 'National guideline', 'WHO guidance'],
      asks: ['Who, when?', 'Law, cadres, products', 'Evidence, for all countries'],
      alt: 'Three layers. At the bottom WHO guidance: evidence, for all countries. In the middle the national guideline: law, cadres, products. On top the local rule: who wrote it, and when?',
      note: 'Ask which layer a rule of the clinic comes from. A rule that stands on no layer below can be questioned.',
    },
    fr: {
      names: ['Règle locale', 'Directive nationale', 'Directives de l’OMS'],
      asks: ['De qui, quand ?', 'Loi, personnel, produits', 'Preuves, pour tous les pays'],
      alt: 'Trois étages. En bas, les directives de l’OMS : preuves, pour tous les pays. Au milieu, la directive nationale : loi, personnel, produits. En haut, la règle locale : de qui, de quand ?',
      note: 'Demandez de quel étage vient une règle du centre. Une règle qui ne repose sur aucun étage peut être mise en question.',
    },
    es: {
      names: ['Regla local', 'Norma nacional', 'Guías de la OMS'],
      asks: ['¿De quién, cuándo?', 'Ley, personal, productos', 'Evidencia, para todo país'],
      alt: 'Tres niveles. Abajo, las guías de la OMS: evidencia, para todos los países. En medio, la norma nacional: ley, personal, productos. Arriba, la regla local: ¿de quién y de cuándo?',
      note: 'Pregunte de qué nivel viene una regla de la clínica. Una regla que no se apoya en ningún nivel se puede cuestionar.',
    },
  },
  draw: ({ names, asks }): Shape[] =>
    LAYERS.flatMap(({ fill, ink }, index) => {
      const y = index * (HEIGHT + 6)
      const inset = (2 - index) * 20
      const shoulder = 20
      return [
        polygon(
          [
            [inset + shoulder, y],
            [WIDTH - inset - shoulder, y],
            [WIDTH - inset, y + HEIGHT],
            [inset, y + HEIGHT],
          ],
          { fill },
        ),
        text(names[index] ?? '', WIDTH / 2, y + 44, { bold: true, paint: ink, anchor: 'middle' }),
        ...textBox(asks[index] ?? '', WIDTH / 2, y + 54, WIDTH - 2 * inset - 40, { paint: ink, anchor: 'middle' })
          .shapes,
      ]
    }),
})
