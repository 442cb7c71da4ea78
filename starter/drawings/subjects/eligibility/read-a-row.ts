import { diagram, WIDTHS } from '../../diagram.ts'
import { chips } from '../../kit/chip-table.ts'
import { stepNumber } from '../../kit/marks.ts'
import { line, rect, type Shape } from '../../kit/shapes.ts'
import { text, textBox } from '../../kit/text.ts'

/** Widths of the columns: condition, sub-row, start, continue. */
const EDGES = [0, 230, 520, 678, WIDTHS.full] as const
const [TOP, HEAD, ROW] = [52, 46, 74] as const

/** One row of the chart: migraine without aura, under 35, combined pills; the categories are those of the slide. */
export const readARow = diagram({
  id: 'read-a-row',
  width: 'full',
  height: 330,
  texts: {
    en: {
      heads: ['Condition', 'Sub-row', 'Start (I)', 'Go on (C)'],
      row: ['Migraine without aura', 'Under 35 years'],
      next: '35 years or more',
      foot: 'Combined pills: does she start them, or does she use them already?',
      alt: 'A row of the chart with four numbered parts: 1 the condition, migraine without aura; 2 the sub-row, under 35 years; 3 the column to start, category 2; 4 the column to go on, category 3. Below: combined pills; does she start them, or does she use them already?',
      note: 'The column is combined pills. Read the row aloud in the order of the numbers, then change the sub-row: what changes?',
    },
    fr: {
      heads: ['Affection', 'Sous-ligne', 'Début (I)', 'Suite (C)'],
      row: ['Migraine sans aura', 'Moins de 35 ans'],
      next: '35 ans ou plus',
      foot: 'Pilule combinée : la commence-t-elle, ou la prend-elle déjà ?',
      alt: 'Une ligne du tableau avec quatre parties numérotées : 1 l’affection, migraine sans aura ; 2 la sous-ligne, moins de 35 ans ; 3 la colonne pour commencer, catégorie 2 ; 4 la colonne pour continuer, catégorie 3. Dessous : pilule combinée ; la commence-t-elle, ou la prend-elle déjà ?',
      note: 'La colonne est celle des contraceptifs oraux combinés. Lisez la ligne dans l’ordre des chiffres, puis changez de sous-ligne : qu’est-ce qui change ?',
    },
    es: {
      heads: ['Condición', 'Subfila', 'Inicio (I)', 'Seguir (C)'],
      row: ['Migraña sin aura', 'Menor de 35 años'],
      next: '35 años o más',
      foot: 'Píldora combinada: ¿la inicia, o ya la toma?',
      alt: 'Una fila de la tabla con cuatro partes numeradas: 1 la condición, migraña sin aura; 2 la subfila, menor de 35 años; 3 la columna para iniciar, categoría 2; 4 la columna para continuar, categoría 3. Abajo: píldora combinada; ¿la inicia, o ya la toma?',
      note: 'La columna es la de anticonceptivos orales combinados. Lea la fila en el orden de los números y luego cambie de subfila: ¿qué cambia?',
    },
  },
  draw: ({ heads, row, next, foot }): Shape[] => [
    rect(0, TOP, WIDTHS.full, HEAD, { fill: 'indigo' }),
    rect(0, TOP + HEAD, WIDTHS.full, ROW * 2, { fill: 'white' }),
    rect(EDGES[1], TOP + HEAD, WIDTHS.full - EDGES[1], ROW, { fill: 'marigoldPale' }),
    ...heads.map((head, index) => text(head, (EDGES[index] ?? 0) + 12, TOP + 32, { bold: true, paint: 'white' })),
    ...heads.flatMap((_, index) => stepNumber(index + 1, ((EDGES[index] ?? 0) + (EDGES[index + 1] ?? 0)) / 2, 24)),
    ...textBox(row[0] ?? '', 12, TOP + HEAD + ROW, 206, { middle: true }).shapes,
    ...textBox(row[1] ?? '', EDGES[1] + 12, TOP + HEAD + ROW / 2, 270, { middle: true }).shapes,
    ...textBox(next, EDGES[1] + 12, TOP + HEAD + ROW * 1.5, 270, { middle: true, paint: 'inkSoft' }).shapes,
    ...['2', '3', '3', '4'].flatMap((category, index) =>
      chips(
        category,
        ((EDGES[2 + (index % 2)] ?? 0) + (EDGES[3 + (index % 2)] ?? 0)) / 2,
        TOP + HEAD + ROW * (index < 2 ? 0.5 : 1.5),
        24,
      ),
    ),
    ...EDGES.slice(1, 4).map((x) => line([x, TOP], [x, TOP + HEAD + ROW * 2], { stroke: 'line', width: 2 })),
    line([EDGES[1], TOP + HEAD + ROW], [WIDTHS.full, TOP + HEAD + ROW], { stroke: 'line', width: 2 }),
    rect(0, TOP, WIDTHS.full, HEAD + ROW * 2, { stroke: 'indigo', width: 3 }),
    ...textBox(foot, 0, 264, WIDTHS.full, { bold: true }).shapes,
  ],
})
