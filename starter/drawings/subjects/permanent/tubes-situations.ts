import { type Diagram, type DiagramTexts, diagram, type Language, WIDTHS } from '../../diagram.ts'
import { belly } from '../../kit/client-scenes.ts'
import { drop } from '../../kit/days.ts'
import { baby, bust, pregnantWoman } from '../../kit/people.ts'
import { circle, ellipse, group, line, path, rect, type Shape } from '../../kit/shapes.ts'
import { text, textBox } from '../../kit/text.ts'
import { uterus } from '../../kit/uterus.ts'
import { dial, fibroids } from '../implants/signs.ts'
import { breastfeeds, leg } from '../training/community/screening-icons.ts'
import { FRENCH_LETTERS, LETTERS, letterTile } from './letters.ts'
import { ribbon } from './vas-client.ts'

const [BAND, GAP, LETTER] = [156, 10, 104] as const

interface Band {
  /** Index of the letter: 0 accept, 1 caution, 2 delay, 3 special. */
  letter: number
  /** Each 100 by 100. */
  scenes: (() => Shape[])[]
  fill: 'leafPale' | 'marigoldPale' | 'terracottaPale' | 'indigoPale'
}

interface BandTexts extends DiagramTexts {
  letters: readonly string[]
  /** One list a band. */
  words: string[][]
}

/** An empty cradle. */
export function emptyCradle(): Shape[] {
  return [
    path('M10 40H84L76 72H18Z', { fill: 'white', stroke: 'ink', width: 4 }),
    path('M84 40C84 14 60 12 54 22', { stroke: 'ink', width: 4 }),
    path('M22 72L20 84M72 72L76 84M4 80Q47 102 92 80', { stroke: 'ink', width: 4 }),
  ]
}

/** The stage of HIV in the clinic's register. */
export function hiv(stages: string): Shape[] {
  return [
    group(ribbon(26, 54), { x: 0, y: 4, scale: 0.84 }),
    text(stages, 100, 62, { size: 30, bold: true, anchor: 'end' }),
  ]
}

function young(): Shape[] {
  return [bust({ skin: 'skinDark', head: 'bun', cloth: 'marigold' }, { x: 8, y: -2, scale: 0.56 })]
}

/** A scale whose pointer stands far to the right. */
function weight(): Shape[] {
  return [
    rect(10, 66, 80, 26, { fill: 'steel', stroke: 'ink', width: 3, radius: 8 }),
    path('M24 66C24 22 76 22 76 66Z', { fill: 'white', stroke: 'ink', width: 4 }),
    path('M50 64L70 48', { stroke: 'terracotta', width: 6 }),
    path('M36 44l5 6M50 38v8M64 44l-5 6', { stroke: 'ink', width: 3 }),
  ]
}

function pressureOf(reading: string, turn: number): Shape[] {
  return [
    group(dial(turn), { x: 12, y: -6, scale: 0.74 }),
    text(reading, 50, 97, { size: 26.5, bold: true, anchor: 'middle' }),
  ]
}

function onBelly(marks: Shape[]): Shape[] {
  return [group([...belly(), ...marks], { x: 1, scale: 0.58 })]
}

function scar(): Shape[] {
  return onBelly([
    path('M84 76V124', { stroke: 'fleshPale', width: 7 }),
    ...[84, 96, 108, 120].map((y) => line([76, y], [92, y], { stroke: 'fleshPale', width: 4 })),
  ])
}

function hernia(): Shape[] {
  return onBelly([
    ellipse(84, 72, 30, 24, { fill: 'skinLight', stroke: 'skinDark', width: 4 }),
    circle(84, 66, 5, { fill: 'hair' }),
  ])
}

function infectedWomb(): Shape[] {
  return [
    group(uterus({ tubes: true, vagina: 168 }), { x: 50, y: 12, scale: 0.44 }),
    ...[20, 80].map((x) => circle(x, 20, 13, { fill: 'blood', stroke: 'white', width: 3 })),
  ]
}

function spotsOutside(): Shape[] {
  return [
    group(uterus({ tubes: true, vagina: 168 }), { x: 50, y: 12, scale: 0.44 }),
    ...[
      [10, 44],
      [30, 58],
      [70, 58],
      [90, 44],
      [50, 8],
    ].map(([x = 0, y = 0]) => circle(x, y, 7, { fill: 'hair', stroke: 'white', width: 2.5 })),
  ]
}

/** Anaemia: haemoglobin in g/dL. */
function anaemia(): Shape[] {
  return [drop(20, 54, 'blood', 2.1), text('< 7', 100, 66, { size: 32, bold: true, anchor: 'end' })]
}

function clotInLeg(): Shape[] {
  return [group(leg(), { x: 12, y: 2, scale: 0.84 })]
}

/** Days after a birth. */
function afterBirth(days: string): Shape[] {
  return [
    baby('skinDark', 'marigold', { x: 12, y: 2, scale: 0.76 }),
    text(days, 50, 95, { size: 32, bold: true, anchor: 'middle' }),
  ]
}

/** Situations below one or two letters each; starter/figures/female-sterilization.md and vasectomy.md state their categories. */
export function situations(id: string, bands: Band[], texts: Record<Language, BandTexts>, anatomical = false): Diagram {
  return diagram({
    id,
    anatomical,
    width: 'full',
    height: BAND * bands.length + GAP * (bands.length - 1),
    texts,
    draw: ({ letters, words }) =>
      bands.flatMap((band, index) => bandShapes(band, index * (BAND + GAP), letters, words[index] ?? [])),
  })
}

function bandShapes({ letter, scenes, fill }: Band, top: number, letters: readonly string[], words: string[]): Shape[] {
  const width = (WIDTHS.full - LETTER - 8) / scenes.length
  return [
    rect(0, top, WIDTHS.full, BAND, { fill, radius: 14 }),
    ...letterTile(letter, LETTER / 2 + 4, top + BAND / 2, 80, letters),
    ...scenes.flatMap((scene, index): Shape[] => {
      const middle = LETTER + width * (index + 0.5)
      return [
        group(scene(), { x: middle - 47, y: top + 5, scale: 0.92 }),
        ...textBox(words[index] ?? '', middle, top + 127, width - 4, { anchor: 'middle', middle: true }).shapes,
      ]
    }),
  ]
}

export const tubesSituations = [
  situations(
    'tubes-situations-1',
    [
      { letter: 0, scenes: [emptyCradle, breastfeeds, () => hiv('1–2')], fill: 'leafPale' },
      { letter: 1, scenes: [young, weight, () => pressureOf('140/90', 35), scar, fibroids], fill: 'marigoldPale' },
    ],
    {
      en: {
        letters: LETTERS,
        words: [
          ['No children', 'Breastfeeding', 'HIV stage 1 or 2'],
          ['Young age', 'Obesity', 'up to 159/99', 'Operation on the belly', 'Fibroids'],
        ],
        alt: 'A, accept: no children, breastfeeding, HIV stage 1 or 2. C, caution: young age, obesity, blood pressure 140/90 to 159/99, previous abdominal surgery, fibroids.',
        note: 'Cover the letters. The group sorts the pictures and says what the extra care is.',
      },
      fr: {
        letters: FRENCH_LETTERS,
        words: [
          ['Sans enfant', 'Allaitement', 'VIH, stade 1 ou 2'],
          ['Jeune âge', 'Obésité', 'à 159/99', 'Ventre opéré', 'Fibromes'],
        ],
        alt: 'A, accepter : sans enfant, allaitement, VIH stade 1 ou 2. P, prudence : jeune âge, obésité, tension de 140/90 à 159/99, chirurgie abdominale antérieure, fibromes.',
        note: 'Cachez les lettres. Le groupe trie les images et dit en quoi consiste la prudence.',
      },
      es: {
        letters: LETTERS,
        words: [
          ['Sin hijos', 'Lactancia', 'VIH, estadio 1 o 2'],
          ['Edad joven', 'Obesidad', 'a 159/99', 'Vientre operado', 'Miomas'],
        ],
        alt: 'A, aceptar: sin hijos, lactancia, VIH estadio 1 o 2. C, cautela: edad joven, obesidad, presión de 140/90 a 159/99, cirugía abdominal previa, miomas.',
        note: 'Tape las letras. El grupo ordena las imágenes y dice cuál es el cuidado adicional.',
      },
    },
  ),
  situations(
    'tubes-situations-2',
    [
      {
        letter: 2,
        scenes: [pregnantWoman, () => afterBirth('7–41'), infectedWomb, anaemia, clotInLeg],
        fill: 'terracottaPale',
      },
      {
        letter: 3,
        scenes: [() => pressureOf('160/100', 75), spotsOutside, hernia, () => hiv('3–4')],
        fill: 'indigoPale',
      },
    ],
    {
      en: {
        letters: LETTERS,
        words: [
          ['Pregnancy', 'Days after birth', 'Pelvic infection', 'Anaemia: Hb, g/dL', 'Clot in a vein now'],
          ['or more', 'Endometriosis', 'Hernia of the belly wall', 'HIV stage 3 or 4'],
        ],
        alt: 'D, delay: pregnancy, 7 to 41 days after birth, pelvic infection, haemoglobin under 7 g/dL, a clot in a vein now. S, special: blood pressure 160/100 or more, endometriosis, hernia of the belly wall, HIV stage 3 or 4.',
        note: 'For D ask what is treated first, and which method protects her until then.',
      },
      fr: {
        letters: FRENCH_LETTERS,
        words: [
          [
            'Grossesse',
            'Jours après la naissance',
            'Infection pelvienne',
            'Anémie : Hb, g/dl',
            'Caillot dans une veine',
          ],
          ['ou plus', 'Endométriose', 'Hernie de la paroi', 'VIH, stade 3 ou 4'],
        ],
        alt: 'D, différer : grossesse, 7 à 41 jours après la naissance, infection pelvienne, hémoglobine sous 7 g/dl, caillot actuel dans une veine. S, spécial : tension de 160/100 ou plus, endométriose, hernie de la paroi abdominale, VIH stade 3 ou 4.',
        note: 'Pour D, demandez ce que l’on traite d’abord, et quelle méthode protège d’ici là.',
      },
      es: {
        letters: LETTERS,
        words: [
          ['Embarazo', 'Días posparto', 'Infección pélvica', 'Anemia: Hb, g/dl', 'Coágulo actual'],
          ['o más', 'Endometriosis', 'Hernia de la pared', 'VIH, estadio 3 o 4'],
        ],
        alt: 'D, demorar: embarazo, de 7 a 41 días después del parto, infección pélvica, hemoglobina bajo 7 g/dl, coágulo actual en una vena. S, especial: presión de 160/100 o más, endometriosis, hernia de la pared abdominal, VIH estadio 3 o 4.',
        note: 'Con D pregunte qué se trata primero y qué método la protege mientras tanto.',
      },
    },
    true,
  ),
]
