import { diagram } from '../../../diagram.ts'
import { calendar } from '../../../kit/objects.ts'
import { circle, group, rect, type Shape } from '../../../kit/shapes.ts'
import { stairs, standing } from '../../../kit/stairs.ts'
import { text } from '../../../kit/text.ts'
import { CLIENT, hours, NURSE, person, talking } from '../things.ts'

const HEIGHT = 340

/** Four kinds of questions as steps, from recall to decision. */
export const questionStairs = diagram({
  id: 'training-question-stairs',
  width: 'full',
  height: HEIGHT,
  texts: {
    en: {
      titles: ['Recall', 'Experience', 'Reasoning', 'Decision'],
      words: [
        '“When is the next DMPA due?”',
        '“Whom have you seen come late?”',
        '“Why does the timing matter?”',
        '“She is 3 weeks late: what now?”',
      ],
      alt: 'Four kinds of questions as stairs. Recall: when is the next DMPA due? Experience: whom have you seen come late? Reasoning: why does the timing matter? Decision: she is 3 weeks late, what now?',
      note: 'Let the group put a stone on the step of each question that you ask in the next ten minutes.',
    },
    fr: {
      titles: ['Rappel', 'Expérience', 'Raisonnement', 'Décision'],
      words: [
        '« Quand la DMPA est-elle due ? »',
        '« Qui avez-vous vue en retard ? »',
        '« Pourquoi ce délai compte-t-il ? »',
        '« 3 semaines de retard : que faire ? »',
      ],
      alt: 'Quatre sortes de questions en escalier. Rappel : quand la prochaine DMPA est-elle due ? Expérience : qui avez-vous vue venir en retard ? Raisonnement : pourquoi ce délai compte-t-il ? Décision : elle a 3 semaines de retard, que faire ?',
      note: 'Le groupe pose un caillou sur la marche de chaque question que vous posez dans les dix prochaines minutes.',
    },
    es: {
      titles: ['Recuerdo', 'Experiencia', 'Razonamiento', 'Decisión'],
      words: [
        '«¿Cuándo toca la próxima AMPD?»',
        '«¿A quién ha visto llegar tarde?»',
        '«¿Por qué importa el plazo?»',
        '«Llega 3 semanas tarde: ¿qué hago?»',
      ],
      alt: 'Cuatro tipos de preguntas como escalera. Recuerdo: ¿cuándo toca la próxima AMPD? Experiencia: ¿a quién ha visto llegar tarde? Razonamiento: ¿por qué importa el plazo? Decisión: llega 3 semanas tarde, ¿qué hago?',
      note: 'El grupo pone una piedra en el escalón de cada pregunta que usted haga en los próximos diez minutos.',
    },
  },
  draw: ({ titles, words }) =>
    stairs(
      titles.map((title, index) => ({ title, words: words[index] ?? '', scene: standing(SIGNS[index], 0.84) })),
      HEIGHT,
      26,
      174,
    ),
})

const SIGNS: (() => Shape[])[] = [
  () => calendar(50, 56, 82),
  () => talking(CLIENT, NURSE),
  () => [
    circle(50, 40, 32, { fill: 'marigold', stroke: 'ink', width: 4 }),
    rect(38, 70, 24, 22, { fill: 'steel', stroke: 'ink', width: 3, radius: 4 }),
    text('?', 50, 54, { size: 40, bold: true, anchor: 'middle' }),
  ],
  () => [
    group(person(CLIENT), { x: -18, y: 6, scale: 0.94 }),
    group(hours(0.75), { x: 60, y: 2, scale: 0.42 }),
    text('?', 80, 88, { size: 44, bold: true, paint: 'terracotta', anchor: 'middle' }),
  ],
]
