import { type DiagramTexts, diagram, type Language } from '../../diagram.ts'
import { drop } from '../../kit/days.ts'
import { methodSign } from '../../kit/methods.ts'
import { calendar } from '../../kit/objects.ts'
import { arrow, circle, type Shape } from '../../kit/shapes.ts'
import { START_ROWS_HEIGHT, startRows } from '../../kit/start-rows.ts'
import { text } from '../../kit/text.ts'
import { drawPill } from './pack.ts'

/** Days of condoms: starter/figures/combined-oral-contraceptives.md and progestin-only-pills.md, starting. */
const BACKUP = { coc: 7, pop: 2 } as const

interface StartTexts extends DiagramTexts {
  today: string
  sixth: string
}

const WORDS = {
  en: { today: 'Today', sixth: 'Day 6' },
  fr: { today: 'Ce jour', sixth: 'Jour 6' },
  es: { today: 'Hoy', sixth: 'Día 6' },
}

const SCENES: (() => Shape[])[] = [
  afterAbortion,
  fromOther,
  () => [methodSign('emergency', { x: 4, y: 4, scale: 0.92 })],
  sixthDay,
]

/** The first pill outside a cycle, beside the lines that name the situations. */
function otherStarts(id: string, pill: keyof typeof BACKUP, texts: Record<Language, DiagramTexts>) {
  const until = { until: BACKUP[pill], scene: () => drawPill('active', 0, 0) }
  const condoms = [null, null, BACKUP[pill], until]
  return diagram<StartTexts>({
    id,
    width: 'half',
    height: START_ROWS_HEIGHT,
    texts: {
      en: { ...WORDS.en, ...texts.en },
      fr: { ...WORDS.fr, ...texts.fr },
      es: { ...WORDS.es, ...texts.es },
    },
    draw: ({ today, sixth }) =>
      startRows(
        SCENES.map((scene, index) => ({
          scene,
          when: index === 3 ? sixth : today,
          condoms: condoms[index] ?? null,
        })),
      ),
  })
}

export const cocOtherStarts = otherStarts('coc-other-starts', 'coc', {
  en: {
    alt: 'The first combined pill in four situations. Within 7 days after an abortion: today, no condoms. From another hormonal method: today, no condoms. After levonorgestrel emergency pills: today, condoms for 7 days. After ulipristal acetate: on the sixth day, condoms from today until seven pills are taken.',
    note: 'After ulipristal, condoms go on until she has taken pills for seven days. Why must she wait with the pills?',
  },
  fr: {
    alt: 'La première pilule combinée dans quatre situations. Dans les 7 jours après un avortement : ce jour, sans préservatif. Après une autre méthode hormonale : ce jour, sans préservatif. Après le lévonorgestrel d’urgence : ce jour, préservatif 7 jours. Après l’ulipristal : le sixième jour, préservatif dès ce jour.',
    note: 'Après l’ulipristal, préservatif jusqu’à sept jours de pilules. Pourquoi attendre avec la pilule ?',
  },
  es: {
    alt: 'La primera píldora combinada en cuatro situaciones. En los 7 días tras un aborto: hoy, sin condón. Desde otro método hormonal: hoy, sin condón. Tras levonorgestrel de emergencia: hoy, condón 7 días. Tras ulipristal: el sexto día, condón desde hoy.',
    note: 'Tras ulipristal, condón hasta siete días de píldoras. ¿Por qué espera con las píldoras?',
  },
})

export const popOtherStarts = otherStarts('pop-other-starts', 'pop', {
  en: {
    alt: 'The first progestin-only pill in four situations. Within 7 days after an abortion: today, no condoms. From another hormonal method: today, no condoms. After levonorgestrel emergency pills: today, condoms for 2 days. After ulipristal acetate: on the sixth day, condoms from today until two pills are taken.',
    note: 'After ulipristal, condoms go on until she has taken pills for two days. Why must she wait with the pills?',
  },
  fr: {
    alt: 'La première pilule progestative dans quatre situations. Dans les 7 jours après un avortement : ce jour, sans préservatif. Après une autre méthode hormonale : ce jour, sans préservatif. Après le lévonorgestrel d’urgence : ce jour, préservatif 2 jours. Après l’ulipristal : le sixième jour, préservatif dès ce jour.',
    note: 'Après l’ulipristal, préservatif jusqu’à deux jours de pilules. Pourquoi attendre avec la pilule ?',
  },
  es: {
    alt: 'La primera píldora de progestina en cuatro situaciones. En los 7 días tras un aborto: hoy, sin condón. Desde otro método hormonal: hoy, sin condón. Tras levonorgestrel de emergencia: hoy, condón 2 días. Tras ulipristal: el sexto día, condón desde hoy.',
    note: 'Tras ulipristal, condón hasta dos días de píldoras. ¿Por qué espera con las píldoras?',
  },
})

/** Days of a calendar that began with bleeding: seven, or fewer. */
export function afterAbortion(days = 7): Shape[] {
  return [
    ...calendar(50, 52, 88),
    circle(50, 62, 27, { fill: 'white' }),
    drop(32, 60, 'blood', 1.1),
    text(`${days}`, 60, 76, { size: 42, bold: true, anchor: 'middle' }),
  ]
}

function fromOther(): Shape[] {
  return [
    methodSign('implant', { x: 0, y: 0, scale: 0.46 }),
    methodSign('injection', { x: 0, y: 52, scale: 0.46 }),
    ...arrow([48, 50], [60, 50], { width: 5 }),
    methodSign('pills', { x: 58, y: 28, scale: 0.44 }),
  ]
}

function sixthDay(): Shape[] {
  return [
    methodSign('emergency', { x: 0, y: 0, scale: 0.56 }),
    ...calendar(66, 66, 62),
    circle(66, 72, 21, { fill: 'white' }),
    text('6', 66, 85, { size: 38, bold: true, anchor: 'middle' }),
  ]
}
