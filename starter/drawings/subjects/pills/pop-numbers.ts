import { diagram, WIDTHS } from '../../diagram.ts'
import { figureOf, readFigures } from '../../figures.ts'
import { hundredPanels } from '../../kit/hundred.ts'
import { text } from '../../kit/text.ts'

const figures = readFigures('effectiveness.md')
/** With breastfeeding (starter/figures/progestin-only-pills.md, pregnancies in the first year). */
const BREASTFEEDING = 1
const TYPICAL = figureOf(figures, 'Progestin-only pills', 0)
const CORRECT = figureOf(figures, 'Progestin-only pills', 1)

interface Texts {
  head: string
  captions: [string, string, string]
  correct: string
  alt: string
  note: string
}

const EN: Texts = {
  head: 'Of 100 women, pregnant in the first year',
  captions: ['Breastfeeding, common use', 'Not breastfeeding, common use', 'On time every day'],
  correct: `${CORRECT}`,
  alt: `Of 100 women who use progestin-only pills, pregnant in the first year: ${BREASTFEEDING} when breastfeeding, ${TYPICAL} when not breastfeeding, as commonly used; ${CORRECT} when taken on time every day.`,
  note: 'Cover the numbers first and let groups guess. 0.3 of 100 is 3 of 1,000.',
}
const FR: Texts = {
  head: 'Pilule progestative : sur 100 femmes, enceintes la 1re année',
  captions: ['Allaitement, emploi courant', 'Sans allaitement, emploi courant', 'Chaque jour à l’heure'],
  correct: `${CORRECT}`.replace('.', ','),
  alt: `Sur 100 femmes sous pilule progestative, enceintes la première année : ${BREASTFEEDING} si elles allaitent, ${TYPICAL} sinon, en emploi courant ; ${`${CORRECT}`.replace('.', ',')} si la pilule est prise chaque jour à l’heure.`,
  note: 'Cachez d’abord les chiffres et faites deviner. 0,3 sur 100, c’est 3 sur 1 000.',
}
const ES: Texts = {
  head: 'Píldora de progestina: de 100 mujeres, embarazadas al año',
  captions: ['Lactancia, uso habitual', 'Sin lactancia, uso habitual', 'Cada día a su hora'],
  correct: `${CORRECT}`.replace('.', ','),
  alt: `De 100 mujeres que usan píldoras de progestina, embarazadas en el primer año: ${BREASTFEEDING} si dan el pecho, ${TYPICAL} si no, en uso habitual; ${`${CORRECT}`.replace('.', ',')} si la toman cada día a su hora.`,
  note: 'Tape primero los números y deje adivinar. 0,3 de 100 es 3 de 1.000.',
}

/** Effectiveness of progestin-only pills for three users. */
export const popHundred = diagram({
  id: 'pop-hundred',
  width: 'full',
  height: 316,
  texts: { en: EN, fr: FR, es: ES },
  draw: ({ head, captions, correct }) => [
    ...hundredPanels(
      [
        { value: BREASTFEEDING, caption: captions[0] },
        { value: TYPICAL, caption: captions[1] },
        { value: CORRECT, label: correct, caption: captions[2] },
      ],
      WIDTHS.full,
    ),
    text(head, WIDTHS.full / 2, 300, { bold: true, paint: 'indigo', anchor: 'middle' }),
  ],
})
