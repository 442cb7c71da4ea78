import { diagram } from '../../../diagram.ts'
import { panels } from '../../../kit/panels.ts'
import { circle, ellipse, group, path, type Shape } from '../../../kit/shapes.ts'
import { CLIENT, person } from '../things.ts'

/** Four parts of feedback in one breath. */
export const feedbackBreath = diagram({
  id: 'training-feedback',
  width: 'full',
  height: 318,
  texts: {
    en: {
      titles: ['I saw', 'It did', 'Try', 'Now'],
      words: [
        '“You looked at the chart while she spoke.”',
        '“She stopped in the middle.”',
        '“Put the chart down until she ends.”',
        '“Shall we play that minute again?”',
      ],
      alt: 'Four parts of feedback. I saw: you looked at the chart while she spoke. It did: she stopped in the middle. Try: put the chart down until she ends. Now: shall we play that minute again?',
      note: 'Say it once in one breath. Then ask which of the four parts people leave out most often.',
    },
    fr: {
      titles: ['J’ai vu', 'L’effet', 'Essayez', 'Maintenant'],
      words: [
        '« Vous regardiez la fiche quand elle parlait. »',
        '« Elle s’est arrêtée. »',
        '« Posez la fiche jusqu’à la fin. »',
        '« On rejoue cette minute ? »',
      ],
      alt: 'Quatre parties d’un retour. J’ai vu : vous regardiez la fiche quand elle parlait. L’effet : elle s’est arrêtée au milieu. Essayez : posez la fiche jusqu’à ce qu’elle finisse. Maintenant : on rejoue cette minute ?',
      note: 'Dites-le une fois d’un seul souffle. Demandez quelle partie on oublie le plus souvent.',
    },
    es: {
      titles: ['Vi', 'Efecto', 'Pruebe', 'Ahora'],
      words: [
        '«Miraba la ficha mientras ella hablaba.»',
        '«Ella se detuvo a la mitad.»',
        '«Deje la ficha hasta que termine.»',
        '«¿Repetimos ese minuto?»',
      ],
      alt: 'Cuatro partes de un comentario. Vi: usted miraba la ficha mientras ella hablaba. Efecto: ella se detuvo a la mitad. Pruebe: deje la ficha hasta que ella termine. Ahora: ¿repetimos ese minuto?',
      note: 'Dígalo una vez en una sola respiración. Pregunte qué parte se olvida más.',
    },
  },
  draw: ({ titles, words }) =>
    panels(4, {
      titles,
      words,
      height: 318,
      sceneHeight: 116,
      numbered: true,
      scene: (index, width) => [group(sign(index), { x: width / 2 - 50, y: 6 })],
    }),
})

function sign(index: number): Shape[] {
  switch (index) {
    case 0:
      return [
        path('M2 50Q50 6 98 50Q50 94 2 50Z', { fill: 'white', stroke: 'ink', width: 5 }),
        circle(50, 50, 21, { fill: 'skin' }),
        circle(50, 50, 10, { fill: 'ink' }),
      ]
    case 1:
      return [...person(CLIENT), path('M70 8h24M70 22h14', { stroke: 'indigo', width: 5 })]
    case 2:
      return [
        path('M34 66C14 44 26 10 52 10S88 44 68 66V74H34Z', { fill: 'marigold', stroke: 'ink', width: 4 }),
        path('M38 84h26M42 94h18', { stroke: 'ink', width: 5 }),
        ellipse(44, 32, 5, 9, { fill: 'white' }),
      ]
    default:
      return [
        path('M82 34A38 38 0 1 0 88 56', { stroke: 'leaf', width: 10 }),
        path('M92 8V42H58Z', { fill: 'leaf' }),
        path('M42 36L66 52L42 68Z', { fill: 'ink' }),
      ]
  }
}
