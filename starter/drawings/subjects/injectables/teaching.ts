import { diagram, WIDTHS } from '../../diagram.ts'
import { stepNumber } from '../../kit/marks.ts'
import { bust, type PersonLook } from '../../kit/people.ts'
import { circle, group, line, path, rect, type Shape } from '../../kit/shapes.ts'
import { text } from '../../kit/text.ts'
import { TWO_WAYS_HEIGHT, twoWays } from '../../kit/two-ways.ts'
import { device } from './device.ts'

const PROVIDER: PersonLook = { skin: 'skin', head: 'bun', cloth: 'leaf', isProvider: true }
const CLIENT: PersonLook = { skin: 'skinDark', head: 'wrap', headPaint: 'terracotta', cloth: 'indigo' }

/** Provider at the left, client at the right; what lies between or above is the step. */
function pair(extra: Shape[]): Shape[] {
  return [bust(PROVIDER, { x: 6, y: 34, scale: 0.72 }), bust(CLIENT, { x: 126, y: 34, scale: 0.72 }), ...extra]
}

function speech(x: number, y: number, tailX: number): Shape[] {
  return [
    path(`M${x} ${y}h56q8 0 8 8v18q0 8 -8 8h-30l-${26 - tailX} 12v-12q-8 0 -8 -8v-18q0 -8 8 -8Z`, {
      fill: 'white',
      stroke: 'indigo',
      width: 3,
    }),
  ]
}

function ask(): Shape[] {
  return pair([...speech(60, 0, 2), text('?', 88, 31, { bold: true, size: 40, anchor: 'middle', paint: 'indigo' })])
}

function small(x: number, y: number): Shape {
  return device({ cap: 'off', medicine: 'mixed' }, { x, y, scale: 0.46 })
}

/** A model of a thigh to practise on. */
function model(x: number, y: number): Shape[] {
  return [rect(x - 34, y, 68, 24, { fill: 'fat', stroke: 'ink', width: 2.5, radius: 10 })]
}

function show(): Shape[] {
  return pair([...model(90, 140), small(90, 126)])
}

function tries(): Shape[] {
  return pair([...model(150, 140), small(150, 126)])
}

function tells(): Shape[] {
  return pair([...speech(150, 0, 2), ...[164, 178, 192].map((x) => circle(x, 17, 4, { fill: 'indigo' }))])
}

function injects(): Shape[] {
  return pair([small(212, 140), path('M196 158q20 -10 40 6', { stroke: 'skinDark', width: 14 })])
}

/** One picture of five, in two rows. */
const [COLUMN, ROW] = [(WIDTHS.full - 24) / 3, 164]

/** Five steps of teaching, with the device in the client's hands from the third on. */
export const teachFive = diagram({
  id: 'sc-teach-five',
  width: 'full',
  height: ROW * 2 + 12,
  texts: {
    en: {
      words: ['Ask', 'Show once', 'She tries', 'She tells', 'She injects'],
      alt: 'Five steps of teaching: ask whether she would like to learn; show once on a model; she tries on the model; she tells the steps; she injects herself and the provider stays.',
      note: 'Point to the device in each picture: from the third on it is always on her side.',
    },
    fr: {
      words: ['Demander', 'Montrer', 'Elle essaie', 'Elle raconte', 'Elle injecte'],
      alt: 'Cinq étapes : demander si elle veut apprendre ; montrer une fois sur un modèle ; elle essaie sur le modèle ; elle dit les gestes ; elle s’injecte et le prestataire reste.',
      note: 'Montrez le dispositif sur chaque dessin : dès le troisième, il est toujours de son côté.',
    },
    es: {
      words: ['Preguntar', 'Mostrar', 'Ella prueba', 'Ella cuenta', 'Ella inyecta'],
      alt: 'Cinco pasos: preguntar si quiere aprender; mostrar una vez en un modelo; ella prueba en el modelo; ella dice los pasos; ella se inyecta y quien enseña se queda.',
      note: 'Señale el dispositivo en cada dibujo: desde el tercero está siempre del lado de ella.',
    },
  },
  draw: ({ words }) =>
    [ask, show, tries, tells, injects].flatMap((scene, index): Shape[] => {
      const [x, y] = [
        (index % 3) * (COLUMN + 12) + (index > 2 ? COLUMN / 2 + 6 : 0),
        Math.floor(index / 3) * (ROW + 12),
      ]
      return [
        rect(x, y, COLUMN, ROW, { fill: index < 2 ? 'sand' : 'indigoPale', radius: 12 }),
        group(scene(), { x: x + 44, y: y + 6, scale: 0.76 }),
        ...stepNumber(index + 1, x + 26, y + 26),
        text(words[index] ?? '', x + COLUMN / 2, y + 156, { bold: true, anchor: 'middle' }),
      ]
    }),
})

/** Whose hands hold the device. */
export const teachHands = diagram({
  id: 'sc-whose-hands',
  width: 'half',
  height: 300,
  texts: {
    en: {
      mine: 'My hands rest',
      hers: 'Hers hold it',
      alt: 'A provider whose hands rest, and a client who holds the device.',
      note: 'Ask who in the picture is teaching. The answer is: both.',
    },
    fr: {
      mine: 'Mains au repos',
      hers: 'Elle le tient',
      alt: 'Une prestataire dont les mains sont au repos, et une cliente qui tient le dispositif.',
      note: 'Demandez qui enseigne sur ce dessin. La réponse : les deux.',
    },
    es: {
      mine: 'Manos quietas',
      hers: 'Ella lo tiene',
      alt: 'Una proveedora con las manos quietas y una usuaria que sostiene el dispositivo.',
      note: 'Pregunte quién enseña en este dibujo. La respuesta: las dos.',
    },
  },
  draw: ({ mine, hers }) => [
    group(
      [
        bust(PROVIDER, { x: 4, y: 0 }),
        path('M28 176C36 206 70 210 96 204', { stroke: 'skin', width: 18 }),
        path('M124 176C118 200 100 208 78 206', { stroke: 'skin', width: 18 }),
      ],
      { x: 0, y: 4 },
    ),
    group(
      [
        bust(CLIENT, { x: 208, y: 0 }),
        path('M226 178C230 206 256 216 284 196', { stroke: 'skinDark', width: 18 }),
        device({ cap: 'open', medicine: 'mixed' }, { x: 296, y: 192, scale: 0.5 }),
        path('M344 178C342 206 322 214 304 194', { stroke: 'skinDark', width: 18 }),
      ],
      { x: 0, y: 4 },
    ),
    line([190, 12], [190, 222], { stroke: 'line', width: 3 }),
    text(mine, 92, 268, { bold: true, anchor: 'middle', paint: 'indigo', size: 24 }),
    text(hers, 288, 268, { bold: true, anchor: 'middle', paint: 'indigo', size: 24 }),
  ],
})

/** Words while she learns: one sentence to avoid and one that helps. */
export const teachWords = diagram({
  id: 'sc-words',
  width: 'half',
  height: TWO_WAYS_HEIGHT,
  texts: {
    en: {
      wrong: '“No, not like that!”',
      right: '“What do you see here?”',
      alt: 'With a cross: a provider says “No, not like that!” With a tick: she asks “What do you see here?”',
      note: 'Say both sentences to a partner. With which one do the hands become calm?',
    },
    fr: {
      wrong: '« Non, pas comme ça ! »',
      right: '« Que voyez-vous ici ? »',
      alt: 'Avec une croix : une prestataire dit « Non, pas comme ça ! » Avec une coche : elle demande « Que voyez-vous ici ? »',
      note: 'Dites les deux phrases à un partenaire. Avec laquelle les mains se calment-elles ?',
    },
    es: {
      wrong: '«¡No, así no!»',
      right: '«¿Qué ve usted aquí?»',
      alt: 'Con cruz: una proveedora dice «¡No, así no!». Con marca: pregunta «¿Qué ve usted aquí?».',
      note: 'Diga las dos frases a una compañera. ¿Con cuál se calman las manos?',
    },
  },
  draw: ({ wrong, right }) => twoWays({ wrong, right, speaker: PROVIDER, listener: CLIENT }),
})
