import { diagram, WIDTHS } from '../../diagram.ts'
import { chip, cross, tick } from '../../kit/marks.ts'
import { rect, type Shape } from '../../kit/shapes.ts'
import { text } from '../../kit/text.ts'

const [GAP, ROW] = [14, 46] as const
const HEIGHT = ROW * 3 + 14
const WIDTH = (WIDTHS.full - GAP) / 2

/** The four categories for the wall: two that are a yes, two that are a no. */
export const categoriesWall = diagram({
  id: 'categories-wall',
  width: 'full',
  height: HEIGHT,
  texts: {
    en: {
      meanings: ['Use in any circumstances', 'Generally use', 'Usually not', 'Do not use'],
      answers: ['Limited judgement: yes', 'Limited judgement: no, refer'],
      alt: 'Two panels. At the left the categories that are a yes: 1, use in any circumstances; 2, generally use; with limited judgement: yes. At the right: 3, usually not; 4, do not use; with limited judgement: no, refer.',
      note: 'Cover the words and let trainees say them from the shapes.',
    },
    fr: {
      meanings: ['Utiliser dans tous les cas', 'Utiliser en général', 'En général, non', 'Ne pas utiliser'],
      answers: ['Jugement limité : oui', 'Limité : non, orienter'],
      alt: 'Deux panneaux. À gauche, les catégories du oui : 1, utiliser dans tous les cas ; 2, utiliser en général ; jugement limité : oui. À droite : 3, en général, non ; 4, ne pas utiliser ; jugement limité : non, orienter.',
      note: 'Cachez les mots et faites-les dire d’après les formes.',
    },
    es: {
      meanings: ['Usar en cualquier caso', 'Usar en general', 'En general, no usar', 'No usar'],
      answers: ['Juicio limitado: sí', 'Juicio limitado: no, referir'],
      alt: 'Dos paneles. A la izquierda, las categorías del sí: 1, usar en cualquier caso; 2, usar en general; juicio limitado: sí. A la derecha: 3, en general no usar; 4, no usar; juicio limitado: no, referir.',
      note: 'Tape las palabras y pida que las digan por las formas.',
    },
  },
  draw: ({ meanings, answers }): Shape[] => [
    ...answers.flatMap((answer, index): Shape[] => {
      const x = index * (WIDTH + GAP)
      const y = ROW * 2.5 + 8
      return [
        rect(x, 0, WIDTH, HEIGHT, { fill: index === 0 ? 'leafPale' : 'terracottaPale', radius: 14 }),
        ...(index === 0 ? tick(x + 36, y, 36) : cross(x + 36, y, 34)),
        text(answer, x + 72, y + 9, { bold: true }),
      ]
    }),
    ...([1, 2, 3, 4] as const).flatMap((category, index): Shape[] => {
      const x = index < 2 ? 0 : WIDTH + GAP
      const y = ROW * ((index % 2) + 0.5) + 6
      return [...chip(category, x + 36, y, 20), text(meanings[index] ?? '', x + 72, y + 9)]
    }),
  ],
})
