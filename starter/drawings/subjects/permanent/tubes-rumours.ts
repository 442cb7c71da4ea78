import { calendar } from '../../kit/days.ts'
import { bust, type PersonLook } from '../../kit/people.ts'
import { arrow, circle, group, path, type Shape } from '../../kit/shapes.ts'
import { text } from '../../kit/text.ts'
import { tilesDiagram } from '../../kit/tiles.ts'
import { uterus } from '../../kit/uterus.ts'
import { MONTHS } from '../implants/months.ts'

const TIRED: PersonLook = { skin: 'skin', head: 'wrap', headPaint: 'terracotta', cloth: 'leaf', isSad: true }

function scales(): Shape[] {
  return [
    path('M10 62H90L96 92H4Z', { fill: 'steelPale', stroke: 'ink', width: 4 }),
    path('M26 62A24 24 0 0 1 74 62Z', { fill: 'white', stroke: 'ink', width: 4 }),
    path('M50 60L64 46', { stroke: 'terracotta', width: 5 }),
    ...arrow([88, 40], [88, 4], { width: 7 }),
  ]
}

/** The group judges each saying: the picture does not give the answer. */
function doubt(): Shape[] {
  return [
    circle(88, 82, 20, { fill: 'indigo', stroke: 'white', width: 3 }),
    text('?', 88, 94, { size: 34, bold: true, paint: 'white', anchor: 'middle' }),
  ]
}

/** What people say about the operation. */
export const tubesRumours = tilesDiagram(
  'tubes-rumours',
  [
    () => [bust(TIRED, { x: 8, y: 4, scale: 0.53 }), ...doubt()],
    () => [...calendar(1, 18, 14, MONTHS.none), ...doubt()],
    () => [...scales(), ...doubt()],
    () => [group(uterus({ tubes: true, vagina: 178 }), { x: 50, y: 6, scale: 0.42 }), ...doubt()],
  ],
  {
    en: {
      words: ['Weak?', 'Bleeding stops?', 'Gains weight?', 'Womb comes out?'],
      alt: 'Four sayings, each with a question mark: a tired woman; a month without bleeding; scales with an arrow up; a womb that must come out.',
      note: 'Each team takes one picture and answers it in a sentence that its aunt would accept.',
    },
    fr: {
      words: ['Faible ?', 'Plus de règles ?', 'Elle grossit ?', 'Utérus à ôter ?'],
      alt: 'Quatre rumeurs, chacune avec un point d’interrogation : une femme fatiguée ; un mois sans règles ; une balance avec une flèche vers le haut ; un utérus à enlever.',
      note: 'Chaque équipe prend une image et répond par une phrase que sa tante accepterait.',
    },
    es: {
      words: ['¿Débil?', '¿Sin regla?', '¿Engorda?', '¿Sacar el útero?'],
      alt: 'Cuatro rumores, cada uno con una interrogación: una mujer cansada; un mes sin regla; una balanza con una flecha hacia arriba; un útero que hay que sacar.',
      note: 'Cada equipo toma una imagen y responde con una frase que su tía aceptaría.',
    },
  },
  ['sand', 'sand', 'sand', 'sand'],
)
