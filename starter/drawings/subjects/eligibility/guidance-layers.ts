import { diagram } from '../../diagram.ts'
import type { Paint } from '../../kit/palette.ts'
import { arrow, polygon, rect, type Shape } from '../../kit/shapes.ts'
import { text, textBox } from '../../kit/text.ts'

const LAYERS: { fill: Paint; ink: Paint; inset: number }[] = [
  { fill: 'indigoPale', ink: 'ink', inset: 34 },
  { fill: 'indigo', ink: 'white', inset: 0 },
]
const [WIDTH, TOP, HEIGHT] = [380, 146, 92] as const

/** A local rule, and the two layers on which it must be able to stand. */
export const guidanceLayers = diagram({
  id: 'guidance-layers',
  width: 'half',
  height: TOP + HEIGHT * 2 + 6,
  texts: {
    en: {
      rule: 'A local rule',
      names: ['National guideline', 'WHO guidance'],
      alt: 'Two solid layers: WHO guidance at the base; on it the national guideline. Above them, apart and with a dashed edge, a slip with a local rule and a question mark: on what does it stand?',
      note: 'Ask which layer a rule of the clinic stands on. A rule that stands on neither can be questioned.',
    },
    fr: {
      rule: 'Règle locale',
      names: ['Directive nationale', 'Directives de l’OMS'],
      alt: 'Deux étages solides : à la base les directives de l’OMS ; dessus la directive nationale. Plus haut, à part, avec un bord en tirets, une fiche avec une règle locale et un point d’interrogation : sur quoi repose-t-elle ?',
      note: 'Demandez sur quel étage repose une règle du centre. Une règle qui ne repose sur aucun peut être mise en question.',
    },
    es: {
      rule: 'Regla local',
      names: ['Norma nacional', 'Guías de la OMS'],
      alt: 'Dos niveles sólidos: en la base las guías de la OMS; encima la norma nacional. Más arriba, aparte y con borde de guiones, una ficha con una regla local y un signo de pregunta: ¿en qué se apoya?',
      note: 'Pregunte en qué nivel se apoya una regla de la clínica. Una regla que no se apoya en ninguno se puede cuestionar.',
    },
  },
  draw: ({ rule, names }): Shape[] => [
    rect(76, 4, 228, 62, { fill: 'marigoldPale', stroke: 'ink', width: 3, dash: [9, 7], radius: 4 }),
    text(rule, 96, 43, { bold: true }),
    text('?', 280, 50, { bold: true, size: 44, paint: 'terracotta', anchor: 'middle' }),
    ...arrow([190, 74], [190, TOP - 8], { width: 6 }),
    ...LAYERS.flatMap(({ fill, ink, inset }, index) => {
      const y = TOP + index * (HEIGHT + 6)
      return [
        polygon(
          [
            [inset + 16, y],
            [WIDTH - inset - 16, y],
            [WIDTH - inset, y + HEIGHT],
            [inset, y + HEIGHT],
          ],
          { fill, stroke: 'indigo', width: 3 },
        ),
        ...textBox(names[index] ?? '', WIDTH / 2, y + 30, WIDTH, { bold: true, size: 28, paint: ink, anchor: 'middle' })
          .shapes,
      ]
    }),
  ],
})
