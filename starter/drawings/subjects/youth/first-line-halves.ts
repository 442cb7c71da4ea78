import { type Diagram, type DiagramTexts, diagram, type Language } from '../../diagram.ts'
import { backdrop, numbered } from '../../kit/frames.ts'
import { bubble, bust, type PersonLook } from '../../kit/people.ts'
import { arrow, group, path, type Shape } from '../../kit/shapes.ts'
import { GIRL, PROVIDER } from '../people/signs.ts'
import { clinic, house, sheet } from '../training/things.ts'
import { bothSoon } from './deadlines.ts'
import { TEXTS } from './first-line.ts'

const IN_HALF = 3
const HURT: PersonLook = { ...GIRL, isSad: true }
const SIZE = 0.6
const FOOT = 170 - 180 * SIZE

/** The six steps, each as large as a step of a client sheet. */
const SCENES: (() => Shape[])[] = [listen, notYourFault, safeAtHome, bothSoon, whatNext, goAlong]

function listen(): Shape[] {
  return [
    backdrop(),
    bust(PROVIDER, { x: 8, y: FOOT, scale: SIZE }),
    bust(HURT, { x: 142, y: FOOT, scale: SIZE }),
    ...bubble(74, 8, 96, 50, 80),
    path('M88 26h68M88 42h42', { stroke: 'indigo', width: 5 }),
  ]
}

export function notYourFault(): Shape[] {
  return [
    backdrop('marigoldPale'),
    bust(PROVIDER, { x: 8, y: FOOT, scale: SIZE }),
    bust(HURT, { x: 142, y: FOOT, scale: SIZE }),
    ...bubble(82, 8, 82, 54, 8),
    path('M123 54C98 38 110 16 123 28C136 16 148 38 123 54Z', { fill: 'terracotta' }),
  ]
}

export function safeAtHome(): Shape[] {
  return [
    backdrop('leafPale'),
    bust(HURT, { x: 6, y: FOOT, scale: SIZE }),
    ...bubble(84, 10, 52, 50, 2),
    path('M101 28q1 -9 9 -9t10 8q0 7 -10 9v5M110 50v1', { stroke: 'indigo', width: 5 }),
    group(house(), { x: 126, y: 52, scale: 1.12 }),
  ]
}

function whatNext(): Shape[] {
  return [
    backdrop('sand'),
    bust(PROVIDER, { x: 4, y: FOOT, scale: SIZE }),
    group(sheet(4), { x: 82, y: 26, scale: 0.84 }),
    bust(GIRL, { x: 148, y: FOOT, scale: SIZE }),
  ]
}

function goAlong(): Shape[] {
  return [
    backdrop(),
    bust(PROVIDER, { x: 0, y: FOOT + 20, scale: SIZE * 0.82 }),
    bust(GIRL, { x: 64, y: FOOT + 20, scale: SIZE * 0.82 }),
    group(clinic(), { x: 138, y: 54, scale: 1 }),
    ...arrow([60, 34], [136, 34], { width: 8, paint: 'leaf' }),
  ]
}

function half(id: string, from: 0 | 3, says: Record<Language, DiagramTexts>): Diagram {
  const textsOf = (language: Language) => ({ ...TEXTS[language], ...says[language] })
  return diagram({
    id,
    width: 'full',
    height: 262,
    texts: { en: textsOf('en'), fr: textsOf('fr'), es: textsOf('es') },
    draw: ({ words }) =>
      numbered(
        from + 1,
        SCENES.slice(from, from + IN_HALF).map((scene) => scene()),
        words.slice(from, from + IN_HALF),
      ),
  })
}

/** What to say, and what to do today. */
export const firstLineHalves: Diagram[] = [
  half('young-first-line-say', 0, {
    en: {
      alt: 'Three steps. 1: listen, believe, stay calm. 2: “It was not your fault. I am glad you told me”. 3: ask what worries her most, and whether home is safe.',
      note: 'Act the three pictures once, slowly. Ask which one is left out on a busy morning.',
    },
    fr: {
      alt: 'Trois étapes. 1 : écouter, croire, rester calme. 2 : « Ce n’est pas ta faute. Merci de me l’avoir dit ». 3 : chez toi, es-tu en sécurité ?',
      note: 'Jouez les trois images une fois, lentement. Laquelle oublie-t-on un matin chargé ?',
    },
    es: {
      alt: 'Tres pasos. 1: escuche, crea, mantenga la calma. 2: «No fue su culpa. Qué bueno que me lo dijo». 3: ¿qué le preocupa más?, ¿está segura en casa?',
      note: 'Represente los tres dibujos una vez, despacio. ¿Cuál se olvida en una mañana con mucha gente?',
    },
  }),
  half('young-first-line-do', 3, {
    en: {
      alt: TEXTS.en.alt.replace('Six steps. ', 'Three steps. ').replace(/1: .*(?=4: )/, ''),
      note: 'The fourth picture cannot wait. With whom would the girl walk here, and where to?',
    },
    fr: {
      alt: TEXTS.fr.alt.replace('Six étapes. ', 'Trois étapes. ').replace(/1 : .*(?=4 : )/, ''),
      note: 'La quatrième image n’attend pas. Avec qui irait la jeune fille, et où ?',
    },
    es: {
      alt: TEXTS.es.alt.replace('Seis pasos. ', 'Tres pasos. ').replace(/1: .*(?=4: )/, ''),
      note: 'El cuarto dibujo no espera. ¿Con quién iría aquí la muchacha, y adónde?',
    },
  }),
]
