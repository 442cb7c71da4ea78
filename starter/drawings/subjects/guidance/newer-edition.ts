import { diagram } from '../../diagram.ts'
import { cells, cellsHeight } from '../../kit/cells.ts'
import { bin, calendar } from '../../kit/objects.ts'
import { arrow, circle, group, path, type Shape } from '../../kit/shapes.ts'
import { pen, sheet, talking, telephone } from '../training/things.ts'
import { book } from './icons.ts'

const ROW = 152

/** Six steps to keep the guidance at work up to date. */
export const newerEdition = diagram({
  id: 'newer-edition',
  width: 'full',
  height: cellsHeight(2, ROW),
  texts: {
    en: {
      words: [
        'Publisher, edition, year',
        'WHO’s page, twice a year',
        'Ask the district',
        'Read the change, tell the team',
        'Correct or remove the old',
        'Name and date on the new',
      ],
      alt: 'Six steps. 1, look for publisher, edition and year. 2, compare with the page of WHO twice a year. 3, ask the district for circulars. 4, read what changed, then tell the team. 5, correct or remove the old copy. 6, write your name and the date on the new one.',
      note: 'Let each pair do the six steps with one job aid that they brought.',
    },
    fr: {
      words: [
        'Éditeur, édition, année',
        'Page de l’OMS, 2 fois par an',
        'Demander au district',
        'Lire, puis informer l’équipe',
        'Corriger ou ôter l’ancien',
        'Nom et date sur le nouveau',
      ],
      alt: 'Six étapes. 1, chercher l’éditeur, l’édition et l’année. 2, comparer avec la page de l’OMS deux fois par an. 3, demander les circulaires au district. 4, lire ce qui a changé, puis informer l’équipe. 5, corriger ou ôter l’ancien exemplaire. 6, écrire son nom et la date sur le nouveau.',
      note: 'Par deux, faites les six étapes avec un aide-mémoire apporté.',
    },
    es: {
      words: [
        'Editor, edición, año',
        'Página de la OMS, 2 veces al año',
        'Pedir al distrito',
        'Leer y avisar al equipo',
        'Corregir o retirar lo viejo',
        'Nombre y fecha en lo nuevo',
      ],
      alt: 'Seis pasos. 1, buscar editor, edición y año. 2, comparar con la página de la OMS dos veces al año. 3, pedir las circulares al distrito. 4, leer lo que cambió y avisar al equipo. 5, corregir o retirar la copia vieja. 6, escribir el nombre y la fecha en la nueva.',
      note: 'En parejas hagan los seis pasos con una ayuda de trabajo que trajeron.',
    },
  },
  draw: ({ words }) => cells({ words, scene, columns: 3, rowHeight: ROW, first: 1 }),
})

function scene(index: number): Shape[] {
  switch (index) {
    case 0:
      return [
        ...book(),
        circle(66, 62, 20, { stroke: 'terracotta', width: 6 }),
        path('M80 76L96 92', { stroke: 'terracotta', width: 9 }),
      ]
    case 1:
      return [...telephone(), ...calendar(78, 74, 42)]
    case 2:
      return [
        path('M14 34H86V84H14Z', { fill: 'white', stroke: 'ink', width: 3 }),
        path('M14 34L50 62L86 34', { stroke: 'ink', width: 3 }),
        ...arrow([50, 4], [50, 30], { paint: 'terracotta', width: 5 }),
      ]
    case 3:
      return talking()
    case 4:
      return [group(sheet(3), { x: -14, y: -2, scale: 0.74 }), ...bin(66, 98, 56)]
    default:
      return [...sheet(2), path('M30 66h18M56 66h14M30 82h24', { stroke: 'terracotta', width: 5 }), pen(56, 84, 0.7)]
  }
}
