import { diagram, type Language } from '../../../diagram.ts'
import { circle, line, rect, type Shape } from '../../../kit/shapes.ts'
import { text, textBox } from '../../../kit/text.ts'
import { windowOf } from '../../injectables/windows.ts'

const { earliest, due, latest } = windowOf('DMPA')
const CELL = 38
const COLUMNS = 5

interface Texts {
  week: string
  card: string
  register: string
  later: string
  alt: string
  note: string
}

const TEXTS: Record<Language, Texts> = {
  en: {
    week: 'weeks',
    card: 'Her card: the due week',
    register: 'My register: the window',
    later: 'Later: ask, or test first',
    alt: `Twenty numbered boxes for weeks after an injection of DMPA. Week ${due} has a ring: it stands on her card. Weeks ${earliest} to ${latest} are marked: this window is for my register. Later weeks are underlined: six questions, or a test, come first.`,
    note: `Count ${due} boxes aloud with a finger. Ask: what do you write on her card, and what only in your register?`,
  },
  fr: {
    week: 'semaines',
    card: 'Sa carte : semaine prévue',
    register: 'Mon registre : le délai',
    later: 'Après : questions ou test',
    alt: `Vingt cases numérotées pour les semaines après une injection de DMPA. La semaine ${due} est entourée : elle est notée sur sa carte. Les semaines ${earliest} à ${latest} sont marquées : ce délai est pour mon registre. Les semaines suivantes sont soulignées : d’abord six questions ou un test.`,
    note: `Comptez ${due} cases à voix haute avec le doigt. Demandez : que noter sur sa carte, et que garder dans le registre ?`,
  },
  es: {
    week: 'semanas',
    card: 'Su tarjeta: la cita',
    register: 'Mi registro: el plazo',
    later: 'Después: preguntas o prueba',
    alt: `Veinte casillas numeradas para las semanas tras una inyección de AMPD. La semana ${due} tiene un anillo: va en su tarjeta. Las semanas ${earliest} a ${latest} están marcadas: ese plazo es para mi registro. Las semanas siguientes están subrayadas: primero seis preguntas o una prueba.`,
    note: `Cuente ${due} casillas en voz alta con el dedo. Pregunte qué se anota en la tarjeta y qué solo en el registro.`,
  },
}

/** Weeks to count with a finger: the due week for the client's card, the window for the register. */
export const cardAndRegister = diagram({
  id: 'community-thirteen-weeks',
  width: 'half',
  height: 324,
  texts: TEXTS,
  draw: ({ week, card, register, later }): Shape[] => [
    ...Array.from({ length: 20 }, (_, index) => box(index + 1)).flat(),
    text(week, 380, 32, { paint: 'inkSoft', anchor: 'end' }),
    circle(18, 226, 14, { fill: 'marigold', stroke: 'ink', width: 4 }),
    ...textBox(card, 44, 211, 336, { bold: true }).shapes,
    rect(4, 254, 28, 28, { fill: 'leafPale', stroke: 'leaf', width: 4, radius: 5 }),
    ...textBox(register, 44, 253, 336, { bold: true }).shapes,
    rect(4, 296, 28, 28, { fill: 'white', stroke: 'steel', width: 2, radius: 5 }),
    line([8, 318], [28, 318], { stroke: 'terracotta', width: 4 }),
    ...textBox(later, 44, 295, 336, { bold: true }).shapes,
  ],
})

function box(number: number): Shape[] {
  const [x, y] = [2 + ((number - 1) % COLUMNS) * (CELL + 14), Math.floor((number - 1) / COLUMNS) * 50 + 4]
  const isInside = number >= earliest && number <= latest
  return [
    rect(x, y, CELL + 8, CELL + 4, {
      fill: isInside ? 'leafPale' : 'white',
      stroke: isInside ? 'leaf' : 'steel',
      width: isInside ? 4 : 2,
      radius: 5,
    }),
    ...(number === due ? [circle(x + 23, y + 21, 22, { fill: 'marigold', stroke: 'ink', width: 4 })] : []),
    text(`${number}`, x + 23, y + 30, { anchor: 'middle', bold: isInside }),
    ...(number > latest ? [line([x + 6, y + 36], [x + 40, y + 36], { stroke: 'terracotta', width: 4 })] : []),
  ]
}
