import { diagram } from '../../diagram.ts'
import { thermometer } from '../../kit/client-scenes.ts'
import { baby } from '../../kit/people.ts'
import { path, rect, type Shape } from '../../kit/shapes.ts'
import { TILES_HEIGHT, tiles } from '../../kit/tiles.ts'
import { testStrips } from '../hiv/scenes.ts'
import { syringe } from '../injectables/syringe.ts'

const SCENES: (() => Shape[])[] = [
  () => [
    baby('skinDark', 'marigold', { x: -2, y: 8, scale: 0.94 }),
    path('M2 62Q50 84 98 62', { stroke: 'steelDark', width: 6 }),
    rect(20, 80, 60, 18, { fill: 'steel', stroke: 'ink', width: 2.5, radius: 4 }),
  ],
  () => [syringe(0.4, { x: 46, y: 98, scale: 0.52 })],
  () => testStrips(),
  () => thermometer(50, 78, 64),
]

/** Places where the question about the next pregnancy fits. */
export const openingPlaces = diagram({
  id: 'opening-places',
  width: 'half',
  height: TILES_HEIGHT,
  texts: {
    en: {
      words: ['Weighing', 'Vaccines', 'HIV clinic', 'Sick visit'],
      alt: 'Four places for the question: at weighing, at vaccines, at the HIV clinic, at any sick visit.',
      note: 'Ask which of the four contacts the trainees have this week, and let them choose one.',
    },
    fr: {
      words: ['Pesée', 'Vaccins', 'Suivi du VIH', 'Maladie'],
      alt: 'Quatre lieux pour la question : à la pesée, aux vaccins, au suivi du VIH, à toute visite pour maladie.',
      note: 'Demandez lequel des quatre contacts les participants ont cette semaine ; chacun en choisit un.',
    },
    es: {
      words: ['Peso', 'Vacunas', 'Clínica de VIH', 'Enfermedad'],
      alt: 'Cuatro lugares para la pregunta: al pesar, en las vacunas, en la clínica de VIH, en cualquier visita por enfermedad.',
      note: 'Pregunte cuál de los cuatro contactos tienen esta semana; cada quien elige uno.',
    },
  },
  draw: ({ words }) => tiles(words, SCENES),
})
