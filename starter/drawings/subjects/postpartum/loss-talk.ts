import { diagram } from '../../diagram.ts'
import { thermometer } from '../../kit/client-scenes.ts'
import { drop } from '../../kit/days.ts'
import { tick } from '../../kit/marks.ts'
import { methodSign } from '../../kit/methods.ts'
import { bubble, bust, type PersonLook } from '../../kit/people.ts'
import { arrow, circle, group, rect, type Shape } from '../../kit/shapes.ts'
import { text, textBox } from '../../kit/text.ts'
import { plainBag } from '../training/things.ts'
import { minipills, NURSE, questionMark } from './signs.ts'

const WOMEN: PersonLook[] = [
  { skin: 'skin', head: 'veil', headPaint: 'indigo', cloth: 'terracotta', isSad: true },
  { skin: 'skinDeep', head: 'wrap', headPaint: 'leaf', cloth: 'marigold', isSad: true },
]
const OBSERVER: PersonLook = { skin: 'skinDark', head: 'short', cloth: 'indigo' }

/** Two women on one ward: what does each hear, and what does she take home? */
export const twoWomen = diagram({
  id: 'two-women',
  width: 'half',
  height: 320,
  texts: {
    en: {
      rows: ['Hears?', 'Takes home?'],
      alt: 'Two women on one ward. Above each an empty speech bubble: what does she hear? Below each a bag with a question mark: what does she take home?',
      note: 'Leave the bubbles empty until everybody has written.',
    },
    fr: {
      rows: ['Entend ?', 'Emporte ?'],
      alt: 'Deux femmes dans une salle. Au-dessus de chacune, une bulle vide : qu’entend-elle ? Au-dessous, un sac avec un point d’interrogation : qu’emporte-t-elle ?',
      note: 'Laissez les bulles vides jusqu’à ce que chacun ait écrit.',
    },
    es: {
      rows: ['¿Oye?', '¿Lleva?'],
      alt: 'Dos mujeres en una sala. Sobre cada una, un globo vacío: ¿qué oye? Debajo, una bolsa con un signo de pregunta: ¿qué se lleva?',
      note: 'Deje los globos vacíos hasta que todos hayan escrito.',
    },
  },
  draw: ({ rows: [hears = '', takes = ''] }): Shape[] =>
    WOMEN.flatMap((look, index): Shape[] => {
      const x = index * 196
      return [
        rect(x, 0, 184, 320, { fill: index === 0 ? 'indigoPale' : 'marigoldPale', radius: 14 }),
        ...bubble(x + 18, 10, 148, 62, 74),
        text(hears, x + 92, 50, { anchor: 'middle' }),
        bust(look, { x: x + 34, y: 96, scale: 0.76 }),
        group(plainBag(), { x: x + 62, y: 228, scale: 0.58 }),
        text(takes, x + 92, 312, { anchor: 'middle' }),
      ]
    }),
})

/** Family planning as one part of care, and three answers to the offer. */
export const partOfCare = diagram({
  id: 'part-of-care',
  width: 'half',
  height: 316,
  texts: {
    en: {
      parts: ['1. Treatment first', '2. An offer'],
      answers: ['Yes', 'Later', 'No'],
      alt: 'First treatment. Then an offer of family planning, as one part of care. Three answers are good: yes, later, no.',
      note: 'Ask what happens on the ward after each of the three answers.',
    },
    fr: {
      parts: ['1. D’abord soigner', '2. Proposer'],
      answers: ['Oui', 'Plus tard', 'Non'],
      alt: 'D’abord les soins. Puis la proposition d’une méthode, une partie des soins. Trois réponses sont bonnes : oui, plus tard, non.',
      note: 'Demandez ce qui se passe dans le service après chacune des trois réponses.',
    },
    es: {
      parts: ['1. Primero, tratar', '2. Ofrecer'],
      answers: ['Sí', 'Después', 'No'],
      alt: 'Primero el tratamiento. Luego se ofrece un método, como parte de la atención. Tres respuestas son buenas: sí, después, no.',
      note: 'Pregunte qué pasa en la sala después de cada una de las tres respuestas.',
    },
  },
  draw: ({ parts: [treat = '', offer = ''], answers }): Shape[] => [
    rect(0, 0, 380, 98, { fill: 'terracottaPale', radius: 14 }),
    drop(34, 48, 'blood', 1.5),
    ...thermometer(78, 74, 50),
    text(treat, 116, 58, { bold: true }),
    ...arrow([60, 102], [60, 126], { width: 7 }),
    rect(0, 130, 380, 98, { fill: 'indigoPale', radius: 14 }),
    methodSign('implant', { x: 12, y: 142, scale: 0.44 }),
    minipills(58, 142, 0.44),
    methodSign('condom', { x: 12, y: 182, scale: 0.44 }),
    methodSign('injection', { x: 58, y: 182, scale: 0.44 }),
    text(offer, 116, 188, { bold: true }),
    ...answers.flatMap((words, index): Shape[] => [
      ...arrow([64 + index * 126, 232], [64 + index * 126, 256], { width: 6 }),
      rect(index * 128, 260, 122, 56, { fill: 'leafPale', radius: 12 }),
      text(words, index * 128 + 61, 297, { bold: true, anchor: 'middle' }),
    ]),
  ],
})

/** Tablets that end a pregnancy: what begins with the first one, what waits. */
export const lossTablets = diagram({
  id: 'loss-tablets',
  width: 'half',
  height: 330,
  texts: {
    en: {
      first: 'From the first tablet',
      ended: 'Surely ended, no infection',
      alt: 'From the first tablet on: pills, injectables, implants. Once the pregnancy has surely ended and there is no infection: IUD or female sterilization.',
      note: 'Name a method; the group points to the upper or the lower box.',
    },
    fr: {
      first: 'Dès le premier comprimé',
      ended: 'Terminée, sans infection',
      alt: 'Dès le premier comprimé : pilules, injectables, implants. Une fois la grossesse sûrement terminée et sans infection : DIU ou stérilisation.',
      note: 'Nommez une méthode ; le groupe montre la case du haut ou du bas.',
    },
    es: {
      first: 'Desde la primera tableta',
      ended: 'Terminó, sin infección',
      alt: 'Desde la primera tableta: píldoras, inyectables, implantes. Cuando es seguro que el embarazo terminó y no hay infección: DIU o esterilización.',
      note: 'Nombre un método; el grupo señala el cuadro de arriba o el de abajo.',
    },
  },
  draw: ({ first, ended }): Shape[] => [
    rect(0, 0, 380, 158, { fill: 'leafPale', radius: 14 }),
    circle(34, 34, 16, { fill: 'white', stroke: 'ink', width: 3 }),
    text(first, 62, 42, { bold: true }),
    methodSign('pills', { x: 30, y: 66, scale: 0.84 }),
    methodSign('injection', { x: 148, y: 66, scale: 0.84 }),
    methodSign('implant', { x: 266, y: 66, scale: 0.84 }),
    rect(0, 172, 380, 158, { fill: 'marigoldPale', radius: 14 }),
    ...tick(34, 206, 34),
    ...textBox(ended, 62, 206, 316, { bold: true, middle: true }).shapes,
    methodSign('iud', { x: 90, y: 238, scale: 0.84 }),
    methodSign('tubes', { x: 206, y: 238, scale: 0.84 }),
  ],
})

/** Client, provider and observer; the client speaks first afterwards. */
export const threeVoices = diagram({
  id: 'three-voices',
  width: 'half',
  height: 310,
  texts: {
    en: {
      roles: ['Client', 'Provider', 'Observer'],
      counts: ['questions', 'silences', 'advice'],
      alt: 'A client and a provider talk; an observer counts questions, silences and pieces of advice with strokes. Afterwards the client speaks first.',
      note: 'Give each observer a sheet with the three words.',
    },
    fr: {
      roles: ['Cliente', 'Soignante', 'Observateur'],
      counts: ['questions', 'silences', 'conseils'],
      alt: 'Une cliente et une soignante parlent ; un observateur compte les questions, les silences et les conseils par des traits. Ensuite la cliente parle la première.',
      note: 'Donnez à chaque observateur une feuille avec les trois mots.',
    },
    es: {
      roles: ['Clienta', 'Proveedora', 'Observador'],
      counts: ['preguntas', 'silencios', 'consejos'],
      alt: 'Una clienta y una proveedora hablan; un observador cuenta con rayas las preguntas, los silencios y los consejos. Después la clienta habla primero.',
      note: 'Dé a cada observador una hoja con las tres palabras.',
    },
  },
  draw: ({ roles: [client = '', provider = '', observer = ''], counts }): Shape[] => [
    rect(0, 0, 380, 150, { fill: 'indigoPale', radius: 14 }),
    ...WOMEN.slice(0, 1).map((look) => bust(look, { x: 30, y: 14, scale: 0.58 })),
    bust(NURSE, { x: 262, y: 14, scale: 0.58 }),
    ...bubble(136, 8, 108, 54, 12),
    questionMark(190, 48, 36),
    text(client, 74, 142, { bold: true, anchor: 'middle' }),
    text(provider, 306, 142, { bold: true, anchor: 'middle' }),
    rect(0, 160, 380, 150, { fill: 'sand', radius: 14 }),
    bust(OBSERVER, { x: 20, y: 170, scale: 0.58 }),
    text(observer, 74, 302, { bold: true, anchor: 'middle' }),
    rect(156, 172, 212, 126, { fill: 'white', stroke: 'ink', width: 3, radius: 6 }),
    ...counts.flatMap((word, index) => [
      text(word, 168, 206 + index * 38),
      text(['III', 'II', 'I'][index] ?? '', 356, 206 + index * 38, { bold: true, anchor: 'end' }),
    ]),
  ],
})
