import { type DiagramTexts, diagram, WIDTHS } from '../../diagram.ts'
import { stepNumber } from '../../kit/marks.ts'
import { PANEL_FILLS } from '../../kit/panels.ts'
import { group, path, rect, type Shape } from '../../kit/shapes.ts'
import { text, textBox } from '../../kit/text.ts'
import { phaseScene } from './phases.ts'

const [GAP, COUNT, HEAD, SCENE, TOP] = [14, 4, 42, 100, 208] as const
const COLUMN = (WIDTHS.full - GAP * (COUNT - 1)) / COUNT
const [BUBBLE, BUBBLE_GAP] = [72, 10] as const
const LOW = BUBBLE * 3 + BUBBLE_GAP * 4

interface WallTexts extends DiagramTexts {
  names: string[]
  asks: string[]
}

/** The phases of a visit for the wall: the heads of four columns. */
export const phasesWall = diagram<WallTexts>({
  id: 'phases-wall',
  width: 'full',
  height: TOP,
  texts: {
    en: {
      names: ['Contact', 'Exploring', 'Deciding', 'Carrying out'],
      asks: ['Is she safe with me?', 'What does she want?', 'What does she choose?', 'Can she do it tomorrow?'],
      alt: 'The heads of four columns, each with a picture. 1, contact: is she safe with me? 2, exploring: what does she want? 3, deciding: what does she choose? 4, carrying out: can she do it tomorrow?',
      note: 'Read the four questions from left to right, as a visit goes.',
    },
    fr: {
      names: ['Accueillir', 'Explorer', 'Décider', 'Appliquer'],
      asks: ['Est-elle en confiance ?', 'Que veut-elle ?', 'Que choisit-elle ?', 'Le pourra-t-elle demain ?'],
      alt: 'Les têtes de quatre colonnes, chacune avec une image. 1, accueillir : est-elle en confiance ? 2, explorer : que veut-elle ? 3, décider : que choisit-elle ? 4, appliquer : le pourra-t-elle demain ?',
      note: 'Lisez les quatre questions de gauche à droite, comme une visite.',
    },
    es: {
      names: ['Acoger', 'Explorar', 'Decidir', 'Realizar'],
      asks: ['¿Se siente segura?', '¿Qué desea ella?', '¿Qué elige ella?', '¿Podrá hacerlo mañana?'],
      alt: 'Las cabezas de cuatro columnas, cada una con un dibujo. 1, acoger: ¿se siente segura? 2, explorar: ¿qué desea ella? 3, decidir: ¿qué elige ella? 4, realizar: ¿podrá hacerlo mañana?',
      note: 'Lea las cuatro preguntas de izquierda a derecha, como va una visita.',
    },
  },
  draw: ({ names, asks }): Shape[] =>
    names.flatMap((name, index): Shape[] => {
      const x = index * (COLUMN + GAP)
      return [
        rect(x, 0, COLUMN, TOP, { fill: fillOf(index), radius: 14 }),
        rect(x, 0, COLUMN, HEAD, { fill: 'indigo', radius: 12 }),
        ...stepNumber(index + 1, x + 22, HEAD / 2, 'terracotta'),
        text(name, x + 46, HEAD / 2 + 9, { bold: true, paint: 'white' }),
        group(phaseScene(index), { x: x + COLUMN / 2 - 54, y: HEAD + 2, scale: 0.56 }),
        ...textBox(asks[index] ?? '', x + COLUMN / 2, HEAD + SCENE + 34, COLUMN - 8, {
          bold: true,
          anchor: 'middle',
          middle: true,
        }).shapes,
      ]
    }),
})

interface SayTexts extends DiagramTexts {
  says: string[][]
}

/** What the provider may say in each phase: the columns below the heads. */
export const phasesSay = diagram<SayTexts>({
  id: 'phases-say',
  width: 'full',
  height: LOW,
  texts: {
    en: sayTexts(
      [
        ['“Nobody else hears us.”', '“I see everyone alone first.”', '“What can I do for you?”'],
        ['“Children? When?”', '“What would you not like?”', '“Any illness or medicine?”'],
        ['“These may suit you.”', '“Your bleeding may change.”', '“Which one do you choose?”'],
        ['“Now you show me.”', '“Come any time if…”', '“You may stop or change.”'],
      ],
      'Sentences to begin with, by phase',
      'Each trainee says one sentence of each column in her own words.',
    ),
    fr: sayTexts(
      [
        ['« Personne ne nous entend. »', '« Je vous vois seule. »', '« Que puis-je pour vous ? »'],
        ['« Des enfants ? Quand ? »', '« Et surtout pas ? »', '« Maladie ou médicament ? »'],
        ['« Ceci vous irait. »', '« Règles : cela varie. »', '« Votre choix ? »'],
        ['« À vous de me montrer. »', '« Revenez si… »', '« Vous pouvez arrêter. »'],
      ],
      'Phrases pour commencer, par phase',
      'Chacun dit une phrase de chaque colonne avec ses propres mots.',
    ),
    es: sayTexts(
      [
        ['«Nadie más nos oye.»', '«Veo a cada una a solas.»', '«¿Cómo le ayudo?»'],
        ['«¿Quiere hijos? ¿Cuándo?»', '«¿Qué no le gustaría?»', '«¿Enfermedad o medicina?»'],
        ['«Estos le pueden servir.»', '«La regla varía.»', '«¿Cuál elige usted?»'],
        ['«Ahora muestre usted.»', '«Vuelva si…»', '«Puede dejarlo o cambiar.»'],
      ],
      'Frases para empezar, por fase',
      'Cada persona dice una frase de cada columna con sus palabras.',
    ),
  },
  draw: ({ says }): Shape[] =>
    says.flatMap((sentences, index): Shape[] => {
      const x = index * (COLUMN + GAP)
      return [
        rect(x, 0, COLUMN, LOW, { fill: fillOf(index), radius: 14 }),
        ...sentences.flatMap((sentence, row) =>
          saying(sentence, x + 8, BUBBLE_GAP + row * (BUBBLE + BUBBLE_GAP), COLUMN - 16),
        ),
      ]
    }),
})

function sayTexts(says: string[][], head: string, note: string): SayTexts {
  return { says, note, alt: `${head}: ${says.map((each, index) => `${index + 1}, ${each.join(' ')}`).join(' ')}` }
}

/** A sentence in a bubble whose tail points down to the left. */
function saying(words: string, x: number, y: number, width: number): Shape[] {
  return [
    path(`M${x + 16} ${y + BUBBLE - 10}l-6 16l26 -16Z`, { fill: 'white' }),
    rect(x, y, width, BUBBLE - 4, { fill: 'white', radius: 12 }),
    ...textBox(words, x + width / 2, y + BUBBLE / 2 - 2, width - 10, { anchor: 'middle', middle: true }).shapes,
  ]
}

function fillOf(index: number) {
  return PANEL_FILLS[index] ?? 'sand'
}
