import { diagram } from '../../diagram.ts'
import { tick } from '../../kit/marks.ts'
import { baby } from '../../kit/people.ts'
import { circle, path, type Shape } from '../../kit/shapes.ts'
import { text } from '../../kit/text.ts'
import { at, BIRTH_TO_BIRTH, bar, WAIT } from './waiting-times.ts'

/** The advice counts from a birth to the next try, not to the next birth. */
export const countToTry = diagram({
  id: 'count-to-try',
  width: 'full',
  height: 232,
  texts: {
    en: {
      wait: `At least ${WAIT} months`,
      pregnancy: '9 months',
      right: 'From birth to the next try',
      both: `Birth to birth: about ${BIRTH_TO_BIRTH} months, not ${WAIT}`,
      alt: `A bar of at least ${WAIT} months from a birth to the next try, then 9 months of pregnancy. Right: count from the birth to the next try. From birth to birth is about ${BIRTH_TO_BIRTH} months: do not count ${WAIT} here.`,
      note: 'Put a finger on the birth and one on the ring in the middle: this is the time that is advised.',
    },
    fr: {
      wait: `Au moins ${WAIT} mois`,
      pregnancy: '9 mois',
      right: 'De la naissance au prochain essai',
      both: `D’une naissance à l’autre : environ ${BIRTH_TO_BIRTH} mois, pas ${WAIT}`,
      alt: `Une barre d’au moins ${WAIT} mois de la naissance au prochain essai, puis 9 mois de grossesse. À faire : compter de la naissance au prochain essai. D’une naissance à l’autre, environ ${BIRTH_TO_BIRTH} mois : n’y comptez pas ${WAIT}.`,
      note: 'Mettez un doigt sur la naissance et un sur l’anneau du milieu : voilà le temps conseillé.',
    },
    es: {
      wait: `Al menos ${WAIT} meses`,
      pregnancy: '9 meses',
      right: 'Del parto al nuevo intento',
      both: `De parto a parto: unos ${BIRTH_TO_BIRTH} meses, no ${WAIT}`,
      alt: `Una barra de al menos ${WAIT} meses del parto al nuevo intento y luego 9 meses de embarazo. Correcto: contar del parto al nuevo intento. De parto a parto son unos ${BIRTH_TO_BIRTH} meses: no cuente ahí ${WAIT}.`,
      note: 'Ponga un dedo en el parto y otro en el anillo del medio: ese es el tiempo que se aconseja.',
    },
  },
  draw: ({ wait, pregnancy, right, both }): Shape[] => [
    baby('skinDark', 'marigold', { x: 0, y: 2, scale: 0.9 }),
    baby('skinDark', 'terracotta', { x: 736, y: 2, scale: 0.9 }),
    ...bar(0, WAIT, 66, 'leaf', wait, 'white'),
    ...bar(WAIT, BIRTH_TO_BIRTH, 66, 'marigold', pregnancy, 'ink'),
    ...[0, WAIT, BIRTH_TO_BIRTH].map((month) => circle(at(month), 92, 15, { fill: 'paper', stroke: 'ink', width: 5 })),
    path(`M${at(0)} 124v14H${at(WAIT)}v-14`, { stroke: 'leaf', width: 5 }),
    ...tick(at(0) + 16, 162, 32),
    text(right, at(0) + 40, 170, { bold: true, paint: 'leaf' }),
    path(`M${at(0)} 182v14H${at(BIRTH_TO_BIRTH)}V124`, { stroke: 'ink', width: 3.5 }),
    text(both, at(0) + 8, 224, { bold: true }),
  ],
})
