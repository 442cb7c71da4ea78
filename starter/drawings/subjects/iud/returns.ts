import { diagram } from '../../diagram.ts'
import { ANSWER_ROWS_HEIGHT, answerRows } from '../../kit/answer-rows.ts'
import { sorePart } from '../../kit/client-scenes.ts'
import { calendar, drop } from '../../kit/days.ts'
import { arrow, group, type Shape } from '../../kit/shapes.ts'
import { text } from '../../kit/text.ts'
import { germs } from '../eligibility/signs.ts'
import { iud, placedIud, plainWomb } from './parts.ts'

const question = (x: number, y: number) =>
  text('?', x, y, { size: 56, bold: true, paint: 'terracotta', anchor: 'middle' })

/** Each 100 by 100. */
const SCENES: (() => Shape[])[] = [
  () => [group(sorePart(), { x: -12, y: 0, scale: 0.58 }), drop(86, 58, 'blood', 1.5)],
  () => [
    group([...plainWomb(150), placedIud(34), group(germs(), { x: -70, y: -6, scale: 0.7 })], {
      x: 50,
      y: 4,
      scale: 0.6,
    }),
  ],
  () => [group([...plainWomb(210), placedIud(30, { strings: 30 })], { x: 36, y: 0, scale: 0.48 }), question(82, 84)],
  () => [
    ...calendar(
      4,
      18,
      13.2,
      Array.from({ length: 28 }, () => 0),
    ),
    question(50, 66),
  ],
  () => [group(iud({ strings: 30 }), { x: 38, y: 16, scale: 0.9 }), ...arrow([80, 20], [80, 84], { width: 8 })],
]

/** Why a user comes back, and what to do first. */
export const iudReturns = diagram({
  id: 'iud-returns',
  width: 'full',
  height: ANSWER_ROWS_HEIGHT,
  texts: {
    en: {
      problems: ['Heavy bleeding, cramps', 'Pelvic infection', 'No strings', 'Late period', 'A wish to stop'],
      answers: [
        'Ibuprofen; iron; talk',
        'Antibiotics; the IUD can stay',
        'Pregnant? If not, search',
        'Test; think of ectopic pregnancy',
        'Take it out; next method',
      ],
      alt: 'Five reasons to come back and the first step. Heavy bleeding, cramps: ibuprofen, iron, talk. Pelvic infection: antibiotics, the IUD can stay. No strings: pregnant? If not, search. Late period: test, think of ectopic pregnancy. A wish to stop: remove it, next method.',
      note: 'Cover the right side. One reads a complaint, the next gives the first step.',
    },
    fr: {
      problems: [
        'Règles fortes, crampes',
        'Infection pelvienne',
        'Pas de fils',
        'Retard de règles',
        'Elle veut arrêter',
      ],
      answers: [
        'Ibuprofène ; fer ; parler',
        'Antibiotiques ; le DIU peut rester',
        'Enceinte ? Sinon, chercher',
        'Test ; penser à l’extra-utérine',
        'Retirer ; autre méthode',
      ],
      alt: 'Cinq raisons de revenir et le premier geste. Règles fortes, crampes : ibuprofène, fer, parler. Infection pelvienne : antibiotiques, le DIU peut rester. Pas de fils : enceinte ? Sinon, chercher. Retard de règles : test, penser à une grossesse extra-utérine. Elle veut arrêter : retirer, autre méthode.',
      note: 'Cachez la droite. L’un lit une plainte, le suivant donne le premier geste.',
    },
    es: {
      problems: ['Regla fuerte, cólicos', 'Infección pélvica', 'Sin hilos', 'Retraso de la regla', 'Quiere dejarlo'],
      answers: [
        'Ibuprofeno; hierro; hablar',
        'Antibióticos; el DIU puede quedar',
        '¿Embarazo? Si no, buscar',
        'Prueba; pensar en ectópico',
        'Retirar; otro método',
      ],
      alt: 'Cinco motivos para volver y el primer paso. Regla fuerte, cólicos: ibuprofeno, hierro, hablar. Infección pélvica: antibióticos, el DIU puede quedar. Sin hilos: ¿embarazo? Si no, buscar. Retraso de la regla: prueba, pensar en embarazo ectópico. Quiere dejarlo: retirar, otro método.',
      note: 'Tape la derecha. Uno lee una queja y el siguiente dice el primer paso.',
    },
  },
  draw: ({ problems, answers }) => answerRows(problems, answers, SCENES),
})
