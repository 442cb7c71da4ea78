import { diagram } from '../../diagram.ts'
import { cells, cellsHeight } from '../../kit/cells.ts'
import { cross, tick } from '../../kit/marks.ts'
import { methodSign } from '../../kit/methods.ts'
import { calendar, clock, drop } from '../../kit/objects.ts'
import { group, path, type Shape } from '../../kit/shapes.ts'
import { closedDoor, manyMethods } from '../people/signs.ts'

const ROW = 106

/** The conversation on emergency pills, in six steps. */
export const ecpTalk = diagram({
  id: 'ecp-talk',
  width: 'full',
  height: cellsHeight(3, ROW),
  texts: {
    en: {
      words: [
        'A quiet place, a friendly word',
        'When was it? Any other time this cycle?',
        'What pills do, and what they cannot do',
        'The dose, now if she likes, with water',
        'What may happen afterwards',
        'What would she like from tomorrow on?',
      ],
      alt: 'Six steps: a quiet place, a friendly word; when did it happen, and was there any other time this cycle; what pills do, and what they cannot do; the dose, now if she likes, with water; what may happen afterwards; what would she like from tomorrow on.',
      note: 'Cover the words: trainees say the six steps from the pictures, then the first sentence for each.',
    },
    fr: {
      words: [
        'Un lieu calme, un mot amical',
        'Quand ? Une autre fois ce cycle ?',
        'Ce que la pilule fait, et ne peut pas faire',
        'La dose, tout de suite si elle veut, avec de l’eau',
        'Ce qui peut arriver ensuite',
        'Que voudrait-elle dès demain ?',
      ],
      alt: 'Six étapes : un lieu calme, un mot amical ; quand était-ce, et y a-t-il eu une autre fois pendant ce cycle ; ce que la pilule fait, et ne peut pas faire ; la dose, tout de suite si elle veut, avec de l’eau ; ce qui peut arriver ensuite ; que voudrait-elle dès demain.',
      note: 'Cachez les mots : on dit les six étapes d’après les dessins, puis la première phrase de chacune.',
    },
    es: {
      words: [
        'Un lugar tranquilo, una palabra amable',
        '¿Cuándo fue? ¿Otra vez en este ciclo?',
        'Qué hacen las píldoras, y qué no pueden',
        'La dosis, ya si ella quiere, con agua',
        'Qué puede pasar después',
        '¿Qué quisiera desde mañana?',
      ],
      alt: 'Seis pasos: un lugar tranquilo, una palabra amable; cuándo fue, y si hubo otra vez en este ciclo; qué hacen las píldoras, y qué no pueden; la dosis, ya si ella quiere, con agua; qué puede pasar después; qué quisiera desde mañana.',
      note: 'Tape las palabras: se dicen los seis pasos por los dibujos, y luego la primera frase de cada uno.',
    },
  },
  draw: ({ words }) =>
    cells({
      words,
      columns: 2,
      rowHeight: ROW,
      first: 1,
      scene: (index) => SCENES[index]?.() ?? [],
    }),
})

const SCENES: (() => Shape[])[] = [
  () => [group(closedDoor(), { x: 16, y: 8, scale: 0.84 })],
  () => clock(60, 54, 38, 0.4),
  () => [methodSign('emergency', { x: 22, y: 4, scale: 0.56 }), ...tick(30, 80, 36), ...cross(72, 80, 32)],
  () => [
    methodSign('emergency', { x: 4, y: 38, scale: 0.5 }),
    path('M60 22H98L93 92H65Z', { fill: 'white', stroke: 'steelDark', width: 3 }),
    path('M62.5 46H95.5L92.5 91H65.5Z', { fill: 'water' }),
  ],
  () => [...calendar(52, 56, 62), drop(90, 96, 44, 'blood')],
  () => [group(manyMethods(), { x: 22, y: 20, scale: 0.78 })],
]
