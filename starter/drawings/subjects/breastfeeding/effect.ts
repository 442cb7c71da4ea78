import { diagram, WIDTHS } from '../../diagram.ts'
import { figureOf, readFigures } from '../../figures.ts'
import { hundredPanels } from '../../kit/hundred.ts'
import { path, type Shape } from '../../kit/shapes.ts'

const figures = readFigures('effectiveness.md')
const [CORRECT, TYPICAL] = [figureOf(figures, 'LAM', 1), figureOf(figures, 'LAM', 0)]

/** The first of the dots at the left, half filled: fewer than one. */
function halfDot(): Shape[] {
  const [x, y] = [WIDTHS.half / 4 - 77.5 + 7.75, 7.75]
  return [path(`M${x} ${y - 6.2}A6.2 6.2 0 0 0 ${x} ${y + 6.2}Z`, { fill: 'terracotta' })]
}

/** Pregnancies in the first six months. */
export const lamEffect = diagram({
  id: 'lam-effect',
  width: 'half',
  height: 292,
  texts: {
    en: {
      captions: ['all three conditions kept', 'as commonly used'],
      label: `${CORRECT}`,
      alt: `Of 100 women in the first six months, pregnant: with all three conditions kept ${CORRECT}, fewer than 1; as commonly used ${TYPICAL}.`,
      note: 'Each panel is 100 mothers over six months; filled dots are pregnancies; a half dot is fewer than one.',
    },
    fr: {
      captions: ['trois conditions réunies', 'emploi courant'],
      label: `${CORRECT}`.replace('.', ','),
      alt: `Sur 100 femmes dans les six premiers mois, enceintes : si les trois conditions sont réunies ${`${CORRECT}`.replace('.', ',')}, moins de 1 ; en emploi courant ${TYPICAL}.`,
      note: 'Chaque panneau compte 100 mères sur six mois ; les points pleins sont des grossesses ; un demi-point : moins d’une.',
    },
    es: {
      captions: ['las tres condiciones', 'uso habitual'],
      label: `${CORRECT}`.replace('.', ','),
      alt: `De 100 mujeres en los primeros seis meses, embarazadas: si se cumplen las tres condiciones ${`${CORRECT}`.replace('.', ',')}, menos de 1; con uso habitual ${TYPICAL}.`,
      note: 'Cada panel son 100 madres durante seis meses; los puntos llenos son embarazos; medio punto es menos de uno.',
    },
  },
  draw: ({ captions, label }) => [
    ...hundredPanels(
      [
        { value: 0, label, caption: captions[0] ?? '' },
        { value: TYPICAL, caption: captions[1] ?? '' },
      ],
      WIDTHS.half,
    ),
    ...halfDot(),
  ],
})

/** Row 'Babies infected with HIV' of starter/figures/lactational-amenorrhea-method.md. */
const HIV = { untreated: 14, treated: 1 } as const

/** Babies infected through two years of breastfeeding. */
export const lamHiv = diagram({
  id: 'lam-hiv',
  width: 'half',
  height: 292,
  texts: {
    en: {
      captions: ['mother not on treatment', 'mother on treatment'],
      few: '<1',
      alt: 'Of 100 babies breastfed for two years by mothers with HIV: about 14 become infected when the mother is not on treatment, fewer than 1 when she is.',
      note: 'Give the group time to look. Treatment protects the mother first, and the baby as well.',
    },
    fr: {
      captions: ['mère sans traitement', 'mère sous traitement'],
      few: '<1',
      alt: 'Sur 100 bébés allaités deux ans par une mère vivant avec le VIH : environ 14 sont infectés si elle n’est pas traitée, moins de 1 si elle l’est.',
      note: 'Laissez le temps de regarder. Le traitement protège d’abord la mère, et aussi le bébé.',
    },
    es: {
      captions: ['madre sin tratamiento', 'madre con tratamiento'],
      few: '<1',
      alt: 'De 100 bebés amamantados dos años por madres con VIH: unos 14 se infectan si la madre no recibe tratamiento, menos de 1 si lo recibe.',
      note: 'Dé tiempo para mirar. El tratamiento protege primero a la madre, y también al bebé.',
    },
  },
  draw: ({ captions, few }) =>
    hundredPanels(
      [
        { value: HIV.untreated, caption: captions[0] ?? '' },
        { value: HIV.treated, label: few, caption: captions[1] ?? '' },
      ],
      WIDTHS.half,
    ),
})
