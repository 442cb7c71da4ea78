import { type Diagram, type DiagramTexts, diagram, type Language, WIDTHS } from '../../diagram.ts'
import { numbered } from '../../kit/frames.ts'
import { path, rect, type Shape } from '../../kit/shapes.ts'
import { text } from '../../kit/text.ts'
import { SCENES, TEXTS } from './safer-conception.ts'

const IN_HALF = 3
const COLUMN = WIDTHS.full / IN_HALF
/** Height of a bar below the steps, and of the space above it. */
const [BAR, GAP] = [36, 6] as const
const BARS = 260

/** Three of the six steps before a child, large; the bars below go on over both halves. */
function half(id: string, from: 0 | 3, says: Record<Language, DiagramTexts>): Diagram {
  const textsOf = (language: Language) => ({ ...TEXTS[language], ...says[language] })
  return diagram({
    id,
    width: 'full',
    height: BARS + BAR * 2 + GAP,
    texts: { en: textsOf('en'), fr: textsOf('fr'), es: textsOf('es') },
    draw: ({ words, method, treatment }) => [
      ...numbered(
        from + 1,
        SCENES.slice(from, from + IN_HALF).map((scene) => scene()),
        words.slice(from, from + IN_HALF),
      ),
      // The method ends when all is ready, before the last step; treatment begins with the third and goes on.
      ...bar(BARS, { fill: 'marigold', from: 0, to: from === 0 ? 3 : 2, goesOn: from === 0 }, method),
      ...bar(BARS + BAR + GAP, { fill: 'leaf', from: from === 0 ? 2 : 0, to: 3, goesOn: true }, treatment),
    ],
  })
}

interface Bar {
  fill: 'marigold' | 'leaf'
  /** Columns. */
  from: number
  to: number
  /** An arrow at its end. */
  goesOn: boolean
}

function bar(y: number, { fill, from, to, goesOn }: Bar, words: string): Shape[] {
  const [left, right] = [COLUMN * from, COLUMN * to]
  const paint = fill === 'leaf' ? 'white' : 'ink'
  // The words of a short bar stand before it.
  const isShort = to - from === 1
  return [
    rect(left, y, right - left, BAR, { fill, radius: 8 }),
    isShort
      ? text(words, left - 10, y + 26, { bold: true, paint: fill, anchor: 'end' })
      : text(words, left + 14, y + 26, { bold: true, paint }),
    ...(goesOn ? [path(`M${right - 30} ${y + 6}l20 12l-20 12Z`, { fill: paint })] : []),
  ]
}

export const saferConceptionHalves: Diagram[] = [
  half('safer-conception-first', 0, {
    en: {
      alt: 'Three steps in order. 1: do both want it? 2: tests for both, if they agree. 3: treatment for the partner who has HIV. Bars below: a method from step 1 on; treatment each day from step 3 on.',
      note: 'Cover the drawing and let the group say the order. Which step did they put first?',
    },
    fr: {
      alt: 'Trois étapes dans l’ordre. 1 : le veulent-ils ? 2 : dépistage des deux, avec leur accord. 3 : traitement pour qui a le VIH. Barres en dessous : une méthode dès l’étape 1 ; traitement chaque jour dès l’étape 3.',
      note: 'Cachez le dessin et faites dire l’ordre. Quelle étape le groupe a-t-il mise en premier ?',
    },
    es: {
      alt: 'Tres pasos en orden. 1: ¿lo desean? 2: pruebas para ambos, si aceptan. 3: tratamiento para quien vive con VIH. Barras abajo: un método desde el paso 1; tratamiento cada día desde el paso 3.',
      note: 'Tape el dibujo y que el grupo diga el orden. ¿Qué paso puso primero?',
    },
  }),
  half('safer-conception-then', 3, {
    en: {
      alt: 'Three steps in order. 4: viral load, wait for undetectable. 5: look for STIs and treat; folic acid. 6: stop the method; sex as you like, without counting days. Bars below: the method ends before step 6; treatment goes on each day.',
      note: 'Only couples who do not wait for step 4 count fertile days. Point to the end of the yellow bar: who decides on that day?',
    },
    fr: {
      alt: 'Trois étapes dans l’ordre. 4 : charge virale, attendre l’indétectable. 5 : soigner les IST ; acide folique. 6 : arrêter la méthode ; rapports à leur gré, sans compter les jours. Barres en dessous : la méthode finit avant l’étape 6 ; le traitement continue chaque jour.',
      note: 'Seuls les couples qui n’attendent pas l’étape 4 comptent les jours féconds. Montrez la fin de la barre jaune : qui décide ce jour-là ?',
    },
    es: {
      alt: 'Tres pasos en orden. 4: carga viral, esperar a que sea indetectable. 5: tratar otras infecciones; ácido fólico. 6: dejar el método; relaciones a su gusto, sin contar días. Barras abajo: el método termina antes del paso 6; el tratamiento sigue cada día.',
      note: 'Solo las parejas que no esperan el paso 4 cuentan los días fértiles. Señale el final de la barra amarilla: ¿quién decide ese día?',
    },
  }),
]
