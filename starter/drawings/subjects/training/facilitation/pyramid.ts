import { diagram } from '../../../diagram.ts'
import type { Paint } from '../../../kit/palette.ts'
import { line, polygon, type Shape } from '../../../kit/shapes.ts'
import { textBox } from '../../../kit/text.ts'

/** From the top. */
const FILLS: { fill: Paint; ink: Paint }[] = [
  { fill: 'terracotta', ink: 'white' },
  { fill: 'marigold', ink: 'ink' },
  { fill: 'leaf', ink: 'white' },
  { fill: 'indigo', ink: 'white' },
]
const [MIDDLE, ROW] = [210, 78] as const
/** Half the width of the pyramid at a height of `y`. */
const half = (y: number) => 34 + y * 0.54

/** Knows, knows how, shows how, does: where each is seen. */
export const learningPyramid = diagram({
  id: 'training-pyramid',
  width: 'full',
  height: 4 * ROW + 4,
  texts: {
    en: {
      levels: ['Does', 'Shows how', 'Knows how', 'Knows'],
      seen: ['Visit at work, with clients’ consent', 'Model, role play, checklist', 'Case study', 'Written test'],
      alt: 'A pyramid of four levels, from the base: knows, seen in a written test; knows how, in a case study; shows how, at a model, in a role play, with a checklist; does, on a visit at work, with clients’ consent.',
      note: 'Ask at which level most certificates are decided, and who watches the top.',
    },
    fr: {
      levels: ['Fait', 'Montre', 'Sait faire', 'Sait'],
      seen: [
        'Visite au travail, avec l’accord des clientes',
        'Modèle, jeu de rôle, liste',
        'Étude de cas',
        'Test écrit',
      ],
      alt: 'Une pyramide à quatre niveaux, depuis la base : sait, vu par un test écrit ; sait comment faire, par une étude de cas ; montre, au modèle, en jeu de rôle, avec la liste ; fait, lors d’une visite au travail, avec l’accord des clientes.',
      note: 'Demandez à quel niveau se décident la plupart des certificats, et qui regarde le sommet.',
    },
    es: {
      levels: ['Hace', 'Muestra', 'Sabe cómo', 'Sabe'],
      seen: [
        'Visita al trabajo, con permiso de clientas',
        'Modelo, juego de roles, lista',
        'Estudio de caso',
        'Prueba escrita',
      ],
      alt: 'Una pirámide de cuatro niveles, desde la base: sabe, se ve en una prueba escrita; sabe cómo, en un estudio de caso; muestra, en un modelo, un juego de roles, con la lista; hace, en una visita al trabajo, con permiso de las clientas.',
      note: 'Pregunte en qué nivel se deciden la mayoría de los certificados y quién mira la cima.',
    },
  },
  draw: ({ levels, seen }): Shape[] =>
    levels.flatMap((level, index): Shape[] => {
      const [top, bottom] = [index * ROW + 2, (index + 1) * ROW - 3]
      const { fill, ink } = FILLS[index] ?? { fill: 'sand', ink: 'ink' }
      const y = top + ROW / 2
      return [
        polygon(
          [
            [MIDDLE - half(top), top],
            [MIDDLE + half(top), top],
            [MIDDLE + half(bottom), bottom],
            [MIDDLE - half(bottom), bottom],
          ],
          { fill },
        ),
        ...textBox(level, MIDDLE, y, half(top) * 2 + 24, { bold: true, paint: ink, anchor: 'middle', middle: true })
          .shapes,
        line([MIDDLE + half(top) + 26, y], [452, y], { stroke: 'inkSoft', width: 2.5, dash: [5, 6] }),
        ...textBox(seen[index] ?? '', 462, y, 370, { middle: true }).shapes,
      ]
    }),
})
