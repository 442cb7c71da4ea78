import { type Diagram, diagram, type Language, WIDTHS } from '../../diagram.ts'
import { cross, stepNumber } from '../../kit/marks.ts'
import { group, type Shape } from '../../kit/shapes.ts'
import { SCENE } from '../../kit/strip.ts'
import { text, textBox } from '../../kit/text.ts'
import { apart, cover, DEPTH_MIDDLE, fold, gauge, inTime, MINUTES, opened, rodIn, touched } from './loading-scenes.ts'

interface LoadingStep {
  scene: Shape[]
  /** Undefined for the fault. */
  number?: number
  /** `label` names a length in the picture. */
  texts: Record<Language, [caption: string, alt: string, label?: string]>
}

/** Loading in the closed package, and what is forbidden. */
const STEPS = [
  {
    scene: apart,
    number: 1,
    texts: {
      en: ['Clear side up, on a firm table', 'The package with the IUD lies on a table with its clear side up.'],
      fr: ['Face claire en haut, table ferme', 'L’emballage du DIU est sur une table, face transparente en haut.'],
      es: [
        'Transparente arriba, mesa firme',
        'El empaque del DIU está sobre una mesa con el lado transparente arriba.',
      ],
    },
  },
  {
    scene: opened,
    number: 2,
    texts: {
      en: ['Open only the end with the tube', 'Only the end with the tube is open.'],
      fr: ['Ouvrir seulement côté tube', 'Seul le côté du tube est ouvert.'],
      es: ['Abrir solo el lado del tubo', 'Solo está abierto el extremo del tubo.'],
    },
  },
  {
    scene: rodIn,
    number: 3,
    texts: {
      en: ['White rod in, tip untouched', 'The white rod is in the tube; its tip has touched nothing.'],
      fr: ['Tige blanche dedans, bout intact', 'La tige blanche est dans le tube ; son bout n’a rien touché.'],
      es: ['Varilla blanca adentro, sin tocar', 'La varilla blanca está en el tubo; su punta no tocó nada.'],
    },
  },
  {
    scene: touched,
    texts: {
      en: ['Never touch what enters the womb', 'Wrong: the IUD is out of its package and a bare finger touches it.'],
      fr: ['Ne pas toucher le DIU', 'Faux : le DIU est hors de l’emballage et un doigt nu le touche.'],
      es: ['No tocar el DIU', 'Mal: el DIU está fuera del empaque y lo toca un dedo sin guante.'],
    },
  },
  {
    scene: fold,
    number: 4,
    texts: {
      en: ['Fold the arms through the plastic', 'Two fingers fold the arms of the IUD through the plastic.'],
      fr: ['Plier les bras à travers le film', 'Deux doigts plient les bras du DIU à travers le plastique.'],
      es: ['Doblar los brazos por fuera', 'Dos dedos doblan los brazos del DIU a través del plástico.'],
    },
  },
  {
    scene: cover,
    number: 5,
    texts: {
      en: ['Tube over the tips', 'The tube slides over the tips of the arms.'],
      fr: ['Tube sur les bouts', 'Le tube glisse sur le bout des bras.'],
      es: ['Tubo sobre las puntas', 'El tubo se desliza sobre las puntas de los brazos.'],
    },
  },
  {
    scene: gauge,
    number: 6,
    texts: {
      en: [
        'Gauge to the depth, wide side in the plane of the arms',
        'The blue gauge is set to the depth, its wide side in the plane of the arms.',
        '= depth by the sound',
      ],
      fr: [
        'Curseur à la mesure, dans le plan des bras',
        'Le curseur bleu est réglé sur la profondeur, dans le plan des bras.',
        '= profondeur mesurée',
      ],
      es: [
        'Tope a la medida, en el plano de los brazos',
        'El tope azul se fija en la profundidad, en el plano de los brazos.',
        '= medida de la sonda',
      ],
    },
  },
  {
    scene: inTime,
    number: 7,
    texts: {
      en: [`Use within ${MINUTES} minutes`, `A clock: the IUD is used within ${MINUTES} minutes.`],
      fr: [`Poser en ${MINUTES} minutes`, `Une horloge : le DIU est posé dans les ${MINUTES} minutes.`],
      es: [`Usar en ${MINUTES} minutos`, `Un reloj: el DIU se usa en ${MINUTES} minutos.`],
    },
  },
] satisfies LoadingStep[]

type Notes = Record<Language, string>

const WATCH: Notes = {
  en: 'Let one trainee load while the others watch the tip and call out when it touches something.',
  fr: 'Un participant charge, les autres surveillent le bout et signalent tout contact.',
  es: 'Un participante carga; los demás miran la punta y avisan si toca algo.',
}
const JUST_BEFORE: Notes = {
  en: 'Ask why the arms are folded only just before use: folded too long, they may not spring open.',
  fr: 'Demandez pourquoi on plie les bras juste avant la pose : pliés trop longtemps, ils peuvent ne plus s’ouvrir.',
  es: 'Pregunte por qué los brazos se doblan justo antes de colocar: si quedan doblados mucho tiempo, pueden no abrirse.',
}

/** A diagram that says in words what its steps show. */
function loading(
  spec: {
    id: string
    width: 'half' | 'full'
    height: number
    draw: (captions: string[], labels: string[]) => Shape[]
  },
  steps: LoadingStep[],
  notes: Notes,
): Diagram {
  const say = (language: Language) => ({
    captions: steps.map(({ texts }) => texts[language][0]),
    labels: steps.map(({ texts }) => texts[language][2] ?? ''),
    alt: steps.map(({ number, texts }) => `${number ? `${number}. ` : ''}${texts[language][1]}`).join(' '),
    note: notes[language],
  })
  return diagram({
    ...spec,
    anatomical: true,
    texts: { en: say('en'), fr: say('fr'), es: say('es') },
    draw: ({ captions, labels }) => spec.draw(captions, labels),
  })
}

function mark(number: number | undefined, x: number, y: number): Shape[] {
  return number === undefined ? cross(x, y, 36) : stepNumber(number, x, y)
}

const CELL = { width: 418, height: 176, picture: 228, scale: 0.95 } as const

/** Two rows of two pictures, each with its words at the right. */
function grid(id: string, steps: LoadingStep[], notes: Notes): Diagram {
  const draw = (captions: string[]) =>
    steps.flatMap(({ scene, number }, index): Shape[] => {
      const [x, y] = [(index % 2) * CELL.width, Math.floor(index / 2) * CELL.height]
      return [
        group(scene, { x, y, scale: CELL.scale }),
        ...mark(number, x + 26, y + 26),
        ...textBox(captions[index] ?? '', x + CELL.picture + 12, y + 81, CELL.width - CELL.picture - 20, {
          bold: number === undefined,
          middle: true,
        }).shapes,
      ]
    })
  return loading({ id, width: 'full', height: 340, draw }, steps, notes)
}

/** One step as wide as half a slide, its words below. Two stand side by side. */
function large(step: LoadingStep, index: number): Diagram {
  const scale = WIDTHS.half / SCENE.width
  const draw = (captions: string[], labels: string[]) => [
    group(step.scene, { scale }),
    ...mark(step.number, 30, 30),
    text(labels[0] ?? '', DEPTH_MIDDLE * scale - 16, 22 * scale, { bold: true, anchor: 'middle' }),
    ...textBox(captions[0] ?? '', WIDTHS.half / 2, SCENE.height * scale + 5, WIDTHS.half, {
      bold: step.number === undefined,
      anchor: 'middle',
    }).shapes,
  ]
  const id = `iud-load-${step.number ?? 'wrong'}`
  return loading({ id, width: 'half', height: 332, draw }, [step], index < 4 ? WATCH : JUST_BEFORE)
}

export const IUD_LOADING: Diagram[] = [
  grid('iud-loading-1', STEPS.slice(0, 4), WATCH),
  grid('iud-loading-2', STEPS.slice(4), JUST_BEFORE),
  ...STEPS.map(large),
]
